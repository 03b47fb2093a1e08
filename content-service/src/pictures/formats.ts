import { openPicture, type PictureFile, writeTempFile } from './picture-file';

const THUMBNAIL = { width: 245, height: 156 };

/** Longer side of each format; the largest is the widest that the website uses on dense screens. */
const LONGER_SIDE_PIXELS = { small: 500, medium: 750, large: 1000, xlarge: 1600 };

/** Measured: half the size of JPEG at the same similarity (docs/decisions/0011). */
const QUALITY = 75;

/** Creates the thumbnail; null if the picture is not larger than one. */
export async function makeThumbnail(file: PictureFile): Promise<PictureFile | null> {
  const { width = 0, height = 0 } = file;
  const isLarger = width > THUMBNAIL.width || height > THUMBNAIL.height;
  return isLarger ? makeFormat(file, 'thumbnail', THUMBNAIL) : null;
}

/** Creates the formats that are smaller than the picture, smallest first. */
export async function makeFormats(
  file: PictureFile,
): Promise<{ key: string; file: PictureFile }[]> {
  const longest = Math.max(file.width ?? 0, file.height ?? 0);
  const formats = [];
  for (const [key, side] of Object.entries(LONGER_SIDE_PIXELS)) {
    if (side >= longest) continue;
    formats.push({ key, file: await makeFormat(file, key, { width: side, height: side }) });
  }
  return formats;
}

async function makeFormat(
  file: PictureFile,
  key: string,
  box: { width: number; height: number },
): Promise<PictureFile> {
  const picture = (await openPicture(file))
    .resize({ ...box, fit: 'inside' })
    .webp({ quality: QUALITY });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const hash = `${key}_${file.hash}`;
  return {
    name: `${key}_${file.name}`,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    path: file.path ?? null,
    width: info.width,
    height: info.pageHeight ?? info.height,
    ...(await writeTempFile(file, hash, data)),
  };
}

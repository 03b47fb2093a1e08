import sharp, { type Sharp } from 'sharp';
import { openPicture, type PictureFile, writeTempFile } from './picture-file';

/** How an original is written anew, by what it is: without loss, or nearly so. */
const ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  heif: (picture) => picture.avif({ quality: 75 }),
};

/** Wide enough to find a colour in. */
const SAMPLE_WIDTH = 64;

/**
 * The original as it is stored: as it was uploaded, unless a camera or a program wrote into it what
 * is no picture. That may tell where somebody lives, so the picture is then turned upright and
 * written anew without it. Its colour is added.
 */
export async function prepareOriginal(file: PictureFile): Promise<PictureFile> {
  const picture = await openPicture(file);
  const { exif, xmp, iptc, format } = await picture.metadata();
  const encode = exif || xmp || iptc ? ENCODERS[format] : undefined;
  const colour = await colourOf(file);
  if (!encode) return { ...file, colour };
  const bytes = await encode(picture.autoOrient()).toBuffer();
  return { ...file, colour, ...(await writeTempFile(file, `upright-${file.hash}`, bytes)) };
}

async function colourOf(file: PictureFile): Promise<string | null> {
  const sample = await (await openPicture(file, {})).resize(SAMPLE_WIDTH).png().toBuffer();
  const { isOpaque, dominant } = await sharp(sample).stats();
  const { r, g, b } = dominant;
  return isOpaque ? `#${Buffer.from([r, g, b]).toString('hex')}` : null;
}

import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { hasHiddenParts } from './hidden-parts';
import { openPicture, type PictureFile, writeTempFile } from './picture-file';

/** How an original is re-encoded, by format: lossless or nearly so. */
const ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  // Optimised codes would take 1 GB of memory in place of 0.4 for the largest picture on its side.
  jpeg: (picture) => picture.jpeg({ quality: 90, optimiseCoding: false }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  gif: (picture) => picture.gif(),
  // With the effort by default it takes ten times as long, with colours in full a third more memory.
  heif: (picture) => picture.avif({ quality: 75, effort: 1, chromaSubsampling: '4:2:0' }),
};

/** Large enough to determine the dominant colour, in pixels. */
const SAMPLE = { width: 64, height: 64, fit: 'inside' } as const;

/**
 * Prepares an original for storage: unchanged, unless it contains metadata. As metadata can reveal
 * where somebody lives, such a picture is rotated upright and re-encoded without it. Adds the
 * dominant colour.
 */
export async function prepareOriginal(file: PictureFile): Promise<PictureFile> {
  const picture = await openPicture(file);
  const { exif, xmp, iptc, comments, format } = await picture.metadata();
  const hasMetadata = exif || xmp || iptc || comments;
  const isRewritten = hasMetadata || hasHiddenParts(await buffer(file.getStream()), format);
  const encode = isRewritten ? ENCODERS[format] : undefined;
  const colour = await colourOf(file);
  if (!encode) return { ...file, colour };
  const bytes = await encode(picture.autoOrient()).toBuffer();
  return { ...file, colour, ...(await writeTempFile(file, `upright-${file.hash}`, bytes)) };
}

async function colourOf(file: PictureFile): Promise<string | null> {
  const sample = await (await openPicture(file, {})).resize(SAMPLE).png().toBuffer();
  const { isOpaque, dominant } = await sharp(sample).stats();
  const { r, g, b } = dominant;
  return isOpaque ? `#${Buffer.from([r, g, b]).toString('hex')}` : null;
}

import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_MEGAPIXELS, MAX_MEGAPIXELS_OF } from 'post-rules/file-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** A file being uploaded with Strapi; properties added to it are stored with it. */
export interface PictureFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path: string | null;
  /** Temporary location until the file is stored. */
  filepath?: string;
  getStream: () => Readable;
  /** A folder that is deleted after the upload. */
  tmpWorkingDirectory?: string;
  width?: number;
  height?: number;
  /** In kilobytes. */
  size: number;
  sizeInBytes: number;
  /** Dominant colour as `#rrggbb`; null if the picture has transparency. */
  colour?: string | null;
}

/** Larger pictures are rejected before decompression, because a few kilobytes can expand to gigabytes. */
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;

/** Of one frame, by format as sharp names it. */
const MAX_PIXELS_OF: Readonly<Record<string, number>> = {
  webp: MAX_MEGAPIXELS_OF.WebP * 1_000_000,
  heif: MAX_MEGAPIXELS_OF.AVIF * 1_000_000,
};

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** Reads all frames of an animation. */
const ALL_FRAMES: SharpOptions = { animated: true };

/** Opens a picture with sharp; every operation fails if it exceeds the pixel limit. */
export async function openPicture(
  file: PictureFile,
  options: SharpOptions = ALL_FRAMES,
): Promise<Sharp> {
  return sharp(await buffer(file.getStream()), { limitInputPixels: MAX_PIXELS, ...options });
}

/** Writes bytes derived from a file to the upload's temporary folder. */
export async function writeTempFile(file: PictureFile, name: string, bytes: Buffer) {
  const filepath = path.join(file.tmpWorkingDirectory ?? '', name);
  await writeFile(filepath, bytes);
  return {
    filepath,
    getStream: () => createReadStream(filepath),
    // Like Strapi: kilobytes with two decimals.
    size: Math.round(bytes.length / 10) / 100,
    sizeInBytes: bytes.length,
  };
}

/** Whether a file is a picture in a supported format, regardless of its size. */
export async function isPicture(file: PictureFile): Promise<boolean> {
  try {
    const { format } = await (await openPicture(file, { limitInputPixels: false })).metadata();
    return FORMATS.includes(format);
  } catch {
    return false;
  }
}

/** Whether a file is a picture or calls itself one; what only calls itself one is faulty. */
export async function claimsToBePicture(file: PictureFile): Promise<boolean> {
  return file.mime.startsWith('image/') || isPicture(file);
}

/** Whether a picture is none, is damaged or exceeds the pixel limit. */
export async function isFaulty(file: PictureFile): Promise<boolean> {
  if (!(await isPicture(file))) return true;
  try {
    const picture = await openPicture(file);
    const { format, width, height, pageHeight = height } = await picture.metadata();
    if (width * pageHeight > (MAX_PIXELS_OF[format] ?? MAX_PIXELS)) return true;
    await picture.stats();
    return false;
  } catch {
    return true;
  }
}

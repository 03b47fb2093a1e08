import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** A file on its way through Strapi's upload; what is added to it is stored with it. */
export interface PictureFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path: string | null;
  /** Where the bytes lie until they are stored. */
  filepath?: string;
  getStream: () => Readable;
  /** A folder that is deleted after the upload. */
  tmpWorkingDirectory?: string;
  width?: number;
  height?: number;
  /** In kilobytes. */
  size: number;
  sizeInBytes: number;
  /** The colour that most of the picture has, as `#rrggbb`; null where one can see through it. */
  colour?: string | null;
}

/**
 * What the largest cameras of phones make fits in; more is refused before it is unpacked, for a
 * few kilobytes can unpack to gigabytes.
 */
const MAX_PIXELS = 64_000_000;

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** All images of a moving picture. */
const ALL_FRAMES: SharpOptions = { animated: true };

/** The picture, ready to be worked on; above the limit of pixels every use of it fails. */
export async function openPicture(
  file: PictureFile,
  options: SharpOptions = ALL_FRAMES,
): Promise<Sharp> {
  return sharp(await buffer(file.getStream()), { limitInputPixels: MAX_PIXELS, ...options });
}

/** Bytes made of a file, laid beside it until they are stored. */
export async function writeTempFile(file: PictureFile, name: string, bytes: Buffer) {
  const filepath = path.join(file.tmpWorkingDirectory ?? '', name);
  await writeFile(filepath, bytes);
  return {
    filepath,
    getStream: () => createReadStream(filepath),
    // As Strapi counts them, with two decimals.
    size: Math.round(bytes.length / 10) / 100,
    sizeInBytes: bytes.length,
  };
}

/** Whether a file is a picture of a kind that browsers show, however large. */
export async function isPicture(file: PictureFile): Promise<boolean> {
  try {
    const { format } = await (await openPicture(file, { limitInputPixels: false })).metadata();
    return FORMATS.includes(format);
  } catch {
    return false;
  }
}

/** Whether a picture is damaged, or larger than this service unpacks. */
export async function isFaulty(file: PictureFile): Promise<boolean> {
  try {
    await (await openPicture(file)).stats();
    return false;
  } catch {
    return true;
  }
}

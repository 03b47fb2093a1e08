import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { isFaulty, type PictureFile } from './picture-file';

const fileOf = (getStream: () => Readable) => ({ getStream }) as PictureFile;

/** The large ones have one colour and 1 KB: 17 megapixels of AVIF, 52 of WebP. */
test.each<[string, (picture: Sharp) => Sharp]>([
  ['avif', (picture) => picture.avif()],
  ['webp', (picture) => picture.webp()],
])('refuses %s files that take too much memory to decode', async (extension, encode) => {
  const large = path.join(__dirname, 'fixtures', `large.${extension}`);
  expect(await isFaulty(fileOf(() => createReadStream(large)))).toBe(true);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f6b72' } });
  const small = await encode(picture).toBuffer();
  expect(await isFaulty(fileOf(() => Readable.from([small])))).toBe(false);
});

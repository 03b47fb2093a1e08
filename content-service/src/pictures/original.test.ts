import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareOriginal } from './original';
import type { PictureFile } from './picture-file';

test.each([
  ['high', { width: 1, height: 1_000_000 }],
  ['wide', { width: 1_000_000, height: 1 }],
])('finds the colour of a very %s picture', async (_, size) => {
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#0f6b72' } })
    .png()
    .toBuffer();
  const file = { getStream: () => Readable.from([bytes]) } as PictureFile;
  const { colour } = await prepareOriginal(file);
  expect(colour).toMatch(/^#[01][0-9a-f]6[0-9a-f]7[0-9a-f]$/);
});

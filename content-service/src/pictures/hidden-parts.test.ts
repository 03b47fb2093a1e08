import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { hasHiddenParts } from './hidden-parts';

const plain = (encode: (picture: Sharp) => Sharp) =>
  encode(
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f6b72' } }),
  ).toBuffer();

const insert = (bytes: Buffer, at: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);

const FORMATS: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg(),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp(),
  gif: (picture) => picture.gif({ loop: 3 }),
};

test.each(Object.entries(FORMATS))(
  'finds nothing in a %s file, but what follows it',
  async (format, encode) => {
    const bytes = await plain(encode);
    expect(hasHiddenParts(bytes, format)).toBe(false);
    expect(hasHiddenParts(Buffer.concat([bytes, bytes]), format)).toBe(true);
  },
);

test.each<[string, (picture: Sharp) => Sharp]>([
  ['a JPEG file that loads gradually', (picture) => picture.jpeg({ progressive: true })],
  ['a JPEG file with a colour profile', (picture) => picture.jpeg().withIccProfile('p3')],
])('finds nothing in %s', async (_, encode) => {
  expect(hasHiddenParts(await plain(encode), 'jpeg')).toBe(false);
});

test('finds comments and application data', async () => {
  const jpeg = await plain((picture) => picture.jpeg());
  const segment = (kind: number) => Buffer.from([0xff, kind, 0, 6, ...Buffer.from('here')]);
  expect(hasHiddenParts(insert(jpeg, 2, segment(0xfe)), 'jpeg')).toBe(true);
  expect(hasHiddenParts(insert(jpeg, 2, segment(0xeb)), 'jpeg')).toBe(true);
  const gif = await plain((picture) => picture.gif());
  const afterColours = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const comment = Buffer.from([0x21, 0xfe, 4, ...Buffer.from('here'), 0]);
  const xmp = Buffer.from([0x21, 0xff, 11, ...Buffer.from('XMP DataXMP'), 1, 1, 0]);
  expect(hasHiddenParts(insert(gif, afterColours, comment), 'gif')).toBe(true);
  expect(hasHiddenParts(insert(gif, afterColours, xmp), 'gif')).toBe(true);
});

test('says nothing of formats that it does not know', () => {
  expect(hasHiddenParts(Buffer.alloc(20), 'heif')).toBe(false);
});

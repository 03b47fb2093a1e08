import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal';

test.each([
  ['boat.jpg', 'image/jpeg', MAX_FILE_BYTES, undefined],
  ['leaflet.pdf', 'application/pdf', 1, undefined],
  ['unknown.xyz', '', 1, undefined],
  ['panorama.jpg', 'image/jpeg', MAX_FILE_BYTES + 1, 'tooLarge'],
  ['nothing.jpg', 'image/jpeg', 0, 'empty'],
  ['IMG_0001.HEIC', '', 1, 'heic'],
  ['IMG_0001.heic', 'image/heic', 1, 'heic'],
  ['burst', 'image/heif-sequence', 1, 'heic'],
  ['logo.svg', 'image/svg+xml', 1, 'otherType'],
  ['list.txt', 'text/plain', 1, 'otherType'],
])('%s of type “%s” and %i bytes: %s', (name, type, size, refusal) => {
  const file = new File([], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  expect(refusalOf(file)).toBe(refusal);
});

import { expect, test } from 'vitest';
import { withExtension } from './with-extension';

test.each([
  ['front.jpg', 'image/jpeg', 'front.jpg'],
  ['front.JPEG', 'image/jpeg', 'front.JPEG'],
  ['front.jpg (1)', 'image/jpeg', 'front.jpg (1).jpeg'],
  ['menu.2026-11-28 12.30', 'image/png', 'menu.2026-11-28 12.30.png'],
  ['inside.jpg ', 'image/jpeg', 'inside.jpg.jpeg'],
  ['door.jpg#1', 'image/webp', 'door.jpg#1.webp'],
  ['prices', 'application/pdf', 'prices.pdf'],
  ['notes.v2', 'text/plain', 'notes.v2'],
])('%j of type %s is %j', (originalFilename, detectedMimeType, expected) => {
  expect(withExtension({ originalFilename, detectedMimeType })).toBe(expected);
});

import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.0, br;q=0.000', 'identity'],
  ['brx, xgzip', 'identity'],
])('of %j is %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});

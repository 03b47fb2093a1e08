import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

const words = {
  kilobytes: (size: string) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,
};

it.each([
  [1, '1 KB'],
  [412_001, '413 KB'],
  [999_001, '1 MB'],
  [1_210_000, '1.3 MB'],
  [2_000_000, '2 MB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en-GB', words)).toBe(text);
});

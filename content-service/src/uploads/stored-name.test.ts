import { expect, test } from 'vitest';
import { hashOfPicture, shortenStoredName, withNewSuffix } from './stored-name';

const LONG = `${'boat_'.repeat(48)}_0123456789`;

test('shortens long names and keeps their random digits', () => {
  expect(shortenStoredName('boat_0123456789')).toBe('boat_0123456789');
  expect(shortenStoredName(LONG)).toHaveLength(160);
  expect(shortenStoredName(LONG)).toMatch(/^boat_boat_.*_0123456789$/);
});

test('names a replacement anew', () => {
  expect(withNewSuffix('boat_0123456789')).toMatch(/^boat_[0-9a-f]{10}$/);
  expect(withNewSuffix('boat_0123456789')).not.toBe('boat_0123456789');
  expect(withNewSuffix('boat_0123456789_b')).toMatch(/^boat_0123456789_b_[0-9a-f]{10}$/);
  expect(withNewSuffix(LONG)).toHaveLength(160);
});

test('finds what the sizes of a picture share, also in a name that holds that of a size', () => {
  const hashOf = (hash: string) => hashOfPicture({ hash, ext: '.webp' });
  expect(hashOf('thumbnail_boat_0123456789')).toBe('boat_0123456789');
  expect(hashOf('xlarge_boat_0123456789')).toBe('boat_0123456789');
  expect(hashOf('a_large_boat_0123456789')).toBe('a_large_boat_0123456789');
});

import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test('replaces line breaks and repeated spaces', () => {
  expect(searchText('  fresh\n\tbread\0 ')).toBe('fresh bread');
  expect(searchText('نان تازه')).toBe('نان تازه');
  expect(searchText('می‌روم')).toBe('می‌روم');
});

test.each(['', '   ', '?!', '%_\\'])('returns null for %j', (typed) => {
  expect(searchText(typed)).toBeNull();
});

test('limits text to a hundred characters and twelve words', () => {
  expect(searchText('a'.repeat(500))).toHaveLength(100);
  expect(searchText('one two three four five six seven eight nine ten eleven twelve more')).toBe(
    'one two three four five six seven eight nine ten eleven twelve',
  );
  expect(searchText('a-b-c-d-e-f-g h-i-j-k-l-m')).toBe('a-b-c-d-e-f-g');
  expect(searchText('a-b-c-d-e-f-g-h-i-j-k-l-m')).toBeNull();
});

test('never ends in half a surrogate pair', () => {
  expect(searchText(`${'a'.repeat(99)}😀`)?.isWellFormed()).toBe(true);
});

import { expect, test } from 'vitest';
import { visiblePages } from './visible-pages.ts';

test('shows every page of a short list', () => {
  expect(visiblePages(1, 2)).toEqual([1, 2]);
  expect(visiblePages(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('shows the first, the last, the current page and its neighbours of a long one', () => {
  expect(visiblePages(1, 20)).toEqual([1, 2, 'after', 20]);
  expect(visiblePages(10, 20)).toEqual([1, 'before', 9, 10, 11, 'after', 20]);
  expect(visiblePages(20, 20)).toEqual([1, 'before', 19, 20]);
});

test('never omits a single page', () => {
  expect(visiblePages(4, 20)).toEqual([1, 2, 3, 4, 5, 'after', 20]);
  expect(visiblePages(17, 20)).toEqual([1, 'before', 16, 17, 18, 19, 20]);
});

import { expect, test } from 'vitest';
import { addPosting, createPostingsBuffer, hasRoom, sortedPostings } from './postings-buffer';

test('sorts postings by term and keeps the order of posts, which have their kinds', () => {
  const buffer = createPostingsBuffer(6);
  for (const [term = 0, post = 0] of [
    [3, 1],
    [1, 1],
    [3, 2],
    [2, 2],
    [1, 9],
  ]) {
    addPosting(buffer, term, post, term * 10);
  }
  expect([hasRoom(buffer, 1), hasRoom(buffer, 2)]).toEqual([true, false]);
  const typeIds = new Map([
    [1, 7],
    [2, 8],
  ]);
  expect([...sortedPostings(buffer, 3, typeIds)]).toEqual([
    [1, 1, 10, 7],
    [1, 9, 10, 0],
    [2, 2, 20, 8],
    [3, 1, 30, 7],
    [3, 2, 30, 8],
  ]);
  expect(hasRoom(buffer, 6)).toBe(true);
});

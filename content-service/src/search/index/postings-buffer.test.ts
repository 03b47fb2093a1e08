import { expect, test } from 'vitest';
import { addPosting, createPostingsBuffer, hasRoom, sortedPostings } from './postings-buffer';

test('sorts postings by term and keeps the order of posts, with the columns of each', () => {
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
  expect([...sortedPostings(buffer, 3, (post) => [post + 6, -post])]).toEqual([
    [1, 1, 10, 7, -1],
    [1, 9, 10, 15, -9],
    [2, 2, 20, 8, -2],
    [3, 1, 30, 7, -1],
    [3, 2, 30, 8, -2],
  ]);
  expect(hasRoom(buffer, 6)).toBe(true);
});

import { expect, it } from 'vitest';
import { createInvalidations } from './invalidations.ts';

it('remembers the newest invalidation of each tag', () => {
  const invalidations = createInvalidations();
  invalidations.add(['post:1', 'all:post'], 10);
  invalidations.add(['post:2', 'all:post'], 20);
  invalidations.add(['post:2'], 15);
  expect(invalidations.newest(['post:1'])).toBe(10);
  expect(invalidations.newest(['post:1', 'post:2'])).toBe(20);
  expect(invalidations.newest(['post:3'])).toBe(0);
});

it('applies an invalidation of everything to every tag', () => {
  const invalidations = createInvalidations();
  invalidations.add(null, 10);
  expect(invalidations.newest([])).toBe(10);
  expect(invalidations.newest(['post:1'])).toBe(10);
});

it('applies the invalidations of evicted tags to every page', () => {
  const invalidations = createInvalidations(2);
  for (const at of [10, 20, 30]) invalidations.add([`post:${at}`], at);
  expect(invalidations.newest(['post:10'])).toBe(10);
  expect(invalidations.newest(['post:99'])).toBe(10);
  expect(invalidations.newest(['post:30'])).toBe(30);
});

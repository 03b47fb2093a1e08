import { expect, it } from 'vitest';
import { createShelf, LONGEST } from './shelf.ts';

const bodies = { identity: Buffer.from('page'), br: null, gzip: null };

/** Whether a shelf with this page alone holds content, some time later. */
function holdsContent(status: number, madeOf: string[], isNarrowed = false, age = 0): boolean {
  let now = 1_000_000;
  const shelf = createShelf(1_000_000, () => now);
  const page = { status, headers: {}, bodies, tag: 'x', madeAt: now, madeOf: new Set(madeOf) };
  shelf.put('/page', { page, isNarrowed, seenAt: now, isOutdated: false, failedAt: null });
  now += age;
  return shelf.holdsContent();
}

it('holds content where a page of it could still be shown', () => {
  expect(createShelf(1_000_000, Date.now).holdsContent()).toBe(false);
  expect(holdsContent(200, ['posts:Article'])).toBe(true);
  expect(holdsContent(200, ['posts:Article'], true)).toBe(true);
  expect(holdsContent(200, ['posts:Article'], false, LONGEST)).toBe(false);
});

it('takes pages that stand by themselves, redirects and missing pages for none', () => {
  expect(holdsContent(200, [])).toBe(false);
  expect(holdsContent(301, ['post:12'])).toBe(false);
  expect(holdsContent(404, ['post:12'])).toBe(false);
});

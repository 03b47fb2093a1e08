import { expect, it } from 'vitest';
import { createFreshness } from './freshness.ts';
import { createMemoryStore } from './memory-store.ts';
import type { CacheEntry } from './page-store.ts';

const now = () => 1000;

/** The page of a post, rendered now. */
const entry: CacheEntry = {
  key: '/articles/7',
  isFiltered: false,
  page: {
    status: 200,
    headers: {},
    bodies: { identity: Buffer.from('x'), br: null, gzip: null },
    etag: 'x',
    renderedAt: now(),
    tags: new Set(['post:7', 'subject:post:7', 'all:post:Article']),
  },
};

/** The rules during a storm of changes. */
const freshnessInStorm = () =>
  createFreshness({
    store: createMemoryStore(1_000_000, now),
    storm: { recordNotice: () => {}, isActive: () => true, isSettling: () => true },
    now,
    freshMs: 60_000,
  });

it('never serves a page after its subject changed, even in the same millisecond', () => {
  const freshness = freshnessInStorm();
  freshness.invalidate(['all:post:Article'], now());
  expect(freshness.isOutdated(entry)).toBe(true);
  expect(freshness.mayServeOutdated(entry)).toBe(true);
  freshness.invalidate(['subject:post:7'], now());
  expect(freshness.mayServeOutdated(entry)).toBe(false);
});

it('has a page rendered again sooner if its subject changed than if a list on it did', () => {
  const freshness = freshnessInStorm();
  freshness.invalidate(['all:post:Article'], now());
  expect(freshness.renderableAt(entry)).toBe(now() + 60_000);
  freshness.invalidate(['subject:post:7'], now());
  expect(freshness.renderableAt(entry)).toBe(now() + 1200);
});

import type { Core } from '@strapi/strapi';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchPosts } from '../query/search-posts';
import { countSearches } from './count-searches';
import { addSearchCounts } from './search-counts';

vi.mock('../query/search-posts', () => ({ searchPosts: vi.fn() }));
vi.mock('./search-counts', () => ({ addSearchCounts: vi.fn() }));

const trx = {};
const strapi = {
  db: { transaction: (run: (context: object) => unknown) => run({ trx }) },
} as unknown as Core.Strapi;
const report = {
  searches: ['visa', 'halal'].map((query) => ({ query, language: 'en', searches: 2, followed: 1 })),
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(searchPosts).mockResolvedValue({ total: 0, confidence: 0 } as never);
});

test('stores all counts of a report or none, in one order whatever that of the report', async () => {
  await countSearches(strapi, report, () => true);
  expect(addSearchCounts).toHaveBeenCalledExactlyOnceWith(
    trx,
    ['halal', 'visa'].map((query) => ({ query, searches: 2, unanswered: 2, followed: 1 })),
    expect.any(Number),
  );
});

test('stores nothing once the website has given up: it sends the report again', async () => {
  const isAwaited = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  await countSearches(strapi, report, isAwaited);
  expect(searchPosts).toHaveBeenCalledOnce();
  expect(addSearchCounts).not.toHaveBeenCalled();
});

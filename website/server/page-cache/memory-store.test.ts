import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { encodeBody, type Page } from './page.ts';

async function page(status: number, bytes = 10): Promise<Page> {
  const bodies = await encodeBody(randomBytes(bytes));
  return { status, headers: {}, bodies, etag: 'x', renderedAt: 1, tags: new Set(['post:1']) };
}

const store = (bytes = 10_000_000) => createMemoryStore(bytes, () => 1000);

describe('the memory store', () => {
  it.each([
    ['filtered lists', 200, true, '/articles?q='],
    ['redirects', 301, false, '/articles/'],
    ['not-found pages', 404, false, '/nowhere/'],
  ])(
    'does not let %s evict the pages that everybody reads',
    async (_case, status, isFiltered, path) => {
      const pages = store();
      pages.set({ key: '/', isFiltered: false, page: await page(200) });
      const other = await page(status, 100_000);
      for (let number = 0; number < 1000; number += 1) {
        pages.set({ key: `${path}${number}`, isFiltered, page: other });
      }
      expect(pages.get('/')).toBeDefined();
      expect(pages.get(`${path}999`)).toBeDefined();
      expect(pages.get(`${path}0`)).toBeUndefined();
    },
  );

  it('keeps few redirects, however small they are', async () => {
    const pages = store(100_000_000);
    const redirect = await page(301, 0);
    for (let number = 0; number < 2000; number += 1) {
      pages.set({ key: `/articles/${number}`, isFiltered: false, page: redirect });
    }
    expect([...pages.entries()]).toHaveLength(500);
  });

  it('keeps the newest rendering of a page', async () => {
    const pages = store();
    const [older, newer] = [await page(200), { ...(await page(200)), renderedAt: 2 }];
    pages.set({ key: '/', isFiltered: false, page: newer });
    pages.set({ key: '/', isFiltered: false, page: older });
    expect(pages.get('/')?.page).toBe(newer);
  });

  it('moves a page that is gone to the not-found pages', async () => {
    const pages = store();
    pages.set({ key: '/', isFiltered: false, page: await page(200) });
    pages.set({ key: '/', isFiltered: false, page: await page(404) });
    expect(pages.get('/')?.page.status).toBe(404);
    expect([...pages.entries()]).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { cacheControl } from './cache-control.ts';
import type { Page } from './page-cache/page.ts';

const page: Page = {
  ...{ status: 200, headers: {}, etag: 'x', renderedAt: 0, tags: new Set<string>() },
  bodies: { identity: Buffer.from(''), br: null, gzip: null },
};

it.each([
  [60, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
  // As the page cache, which then only sends an old page if there is no new one.
  [0, 'public, max-age=0, s-maxage=0, stale-if-error=86400'],
])(
  'lets a CDN do what the page cache does, with pages that stay fresh for %i s',
  (seconds, header) => {
    expect(cacheControl({ page, state: 'hit' }, seconds)).toBe(header);
  },
);

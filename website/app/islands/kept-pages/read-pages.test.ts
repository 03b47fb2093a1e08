// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepCaches } from '../../../mocks/kept-caches.ts';
import { KEPT_AT_HEADER, READ_PAGES } from '../../offline/cache-names.ts';
import { readPages } from './read-pages.ts';

afterEach(() => vi.unstubAllGlobals());

it('lists the pages that were read last, the latest first', async () => {
  vi.stubGlobal('caches', keepCaches(location.origin));
  const read = await caches.open(READ_PAGES);
  const page = (keptAt: number) =>
    new Response('<html lang="ar" dir="rtl"><title>Tea</title></html>', {
      headers: { [KEPT_AT_HEADER]: String(keptAt) },
    });
  await read.put('/first', page(1));
  await read.put('/second?page=2', page(2));
  // It keeps its place among the keys.
  await read.put('/first', page(3));
  const pages = await readPages();
  expect(pages.map(({ path }) => path)).toEqual(['/first', '/second?page=2']);
  expect(pages[0]).toMatchObject({ title: 'Tea', lang: 'ar', dir: 'rtl' });
});

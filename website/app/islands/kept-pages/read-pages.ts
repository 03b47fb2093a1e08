import { READ_PAGES } from '../../offline/cache-names.ts';

/** A page that can be opened without network. */
export type KeptPage = { path: string; title: string; lang: string; dir: string };

/** The pages read last, the latest first. */
export async function readPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(READ_PAGES);
  const keys = [...(await cache.keys())].reverse();
  return Promise.all(
    keys.map(async (key) => {
      const { pathname, search } = new URL(key.url);
      const html = (await (await cache.match(key))?.text()) ?? '';
      const { title, documentElement } = new DOMParser().parseFromString(html, 'text/html');
      const { lang, dir } = documentElement;
      return { path: pathname + search, title, lang, dir };
    }),
  );
}

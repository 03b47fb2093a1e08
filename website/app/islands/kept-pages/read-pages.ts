import { KEPT_AT_HEADER, READ_PAGES } from '../../offline/cache-names.ts';
import { openCache } from '../../offline/open-cache.ts';

/** A page that can be opened without network. */
export type KeptPage = { path: string; title: string; lang: string; dir: string };

/** The pages read last, the latest first. */
export async function readPages(): Promise<KeptPage[]> {
  const cache = await openCache(READ_PAGES);
  if (!cache) return [];
  const pages = await Promise.all(
    (await cache.keys()).map(async (key) => {
      const kept = await cache.match(key);
      const html = (await kept?.text()) ?? '';
      const { title, documentElement } = new DOMParser().parseFromString(html, 'text/html');
      const { lang, dir } = documentElement;
      const path = key.url.slice(location.origin.length);
      return { path, title, lang, dir, keptAt: Number(kept?.headers.get(KEPT_AT_HEADER)) };
    }),
  );
  return pages.sort((one, other) => other.keptAt - one.keptAt);
}

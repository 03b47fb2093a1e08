import { KEPT_AT_HEADER, READ_PAGES } from '../../offline/cache-names.ts';
import { pathsInCache } from '../../offline/paths-in-cache.ts';

/** A page that can be opened without network. */
export type KeptPage = { path: string; title: string; lang: string; dir: string };

/** The pages read last, the latest first. */
export async function readPages(): Promise<KeptPage[]> {
  const pages = await Promise.all(
    (await pathsInCache(READ_PAGES)).map(async (path) => {
      const kept = await (await caches.open(READ_PAGES)).match(path);
      const html = (await kept?.text()) ?? '';
      const { title, documentElement } = new DOMParser().parseFromString(html, 'text/html');
      const { lang, dir } = documentElement;
      return { path, title, lang, dir, keptAt: Number(kept?.headers.get(KEPT_AT_HEADER)) };
    }),
  );
  return pages.sort((one, other) => other.keptAt - one.keptAt);
}

import { LRUCache } from 'lru-cache';
import { encoded, etagOf, identityOf, type Page, sizeOf } from './page-cache/page.ts';

/** Memory for documents with a line about their age, in bytes; they are needed only in an outage. */
const MOST_BYTES = 16 * 1024 * 1024;

/** @param withAge puts the line into a document */
export function createAgedPages(
  withAge: (html: string, pathname: string, madeAt: Date) => string,
): (page: Page, pathname: string) => Promise<Page> {
  const aged = new LRUCache<string, Page>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf });

  /** A page that cannot be made anew, with a line that says so; files for programs stay as they are. */
  return async (page, pathname) => {
    if (page.status !== 200 || !page.headers['content-type']?.startsWith('text/html')) return page;
    const key = `${page.renderedAt} ${page.etag}`;
    const known = aged.get(key);
    if (known) return known;
    const html = withAge(
      (await identityOf(page.bodies)).toString('utf8'),
      pathname,
      new Date(page.renderedAt),
    );
    const body = Buffer.from(html);
    const made = { ...page, bodies: await encoded(body), etag: etagOf(body) };
    aged.set(key, made);
    return made;
  };
}

import { LRUCache } from 'lru-cache';
import { encodeBody, etagOf, identityOf, type Page, sizeOf } from './page-cache/page.ts';

/** Memory for documents with an age banner, in bytes; they are needed only in an outage. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * @param withAgeBanner inserts the banner into a document
 * @param isExcepted whether the document at a path must not be changed
 */
export function createAgeBanner(
  withAgeBanner: (html: string, pathname: string, renderedAt: Date) => string,
  isExcepted: (pathname: string) => boolean = () => false,
): (page: Page, address: string) => Promise<Page> {
  const pagesWithBanner = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
  });

  /** A page that cannot be rendered again, with a banner that says so; only HTML is changed. */
  return async (page, address) => {
    const [pathname = ''] = address.split('?');
    if (isExcepted(pathname)) return page;
    if (page.status !== 200 || !page.headers['content-type']?.startsWith('text/html')) return page;
    const key = `${page.renderedAt} ${page.etag}`;
    const cached = pagesWithBanner.get(key);
    if (cached) return cached;
    const html = withAgeBanner(
      (await identityOf(page.bodies)).toString('utf8'),
      address,
      new Date(page.renderedAt),
    );
    const body = Buffer.from(html);
    const pageWithBanner = { ...page, bodies: await encodeBody(body), etag: etagOf(body) };
    pagesWithBanner.set(key, pageWithBanner);
    return pageWithBanner;
  };
}

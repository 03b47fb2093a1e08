import { currentEnvironment } from '../environment.server.ts';
import { resourceResponse, unavailableResponse } from './response.ts';
import { partCount, partPath } from './sitemap/parts.ts';
import { readSitemapEntries } from './sitemap/read-entries.server.ts';
import { sitemapIndex, urlSet } from './sitemap/xml.ts';

/** The sitemap; if it is too large for one file, the index of its parts. */
export async function loader(): Promise<Response> {
  const entries = await readSitemapEntries();
  if (!entries) return unavailableResponse();
  const count = partCount(entries.length);
  const { PUBLIC_URL } = currentEnvironment();
  const urls = Array.from(
    { length: count },
    (_, index) => new URL(partPath(index + 1), PUBLIC_URL).href,
  );
  return resourceResponse(count > 1 ? sitemapIndex(urls) : urlSet(entries), 'application/xml');
}

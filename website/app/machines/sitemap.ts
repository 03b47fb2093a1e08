import { currentEnvironment } from '../environment.server.ts';
import { machineAnswer, unavailableAnswer } from './answer.ts';
import { partCount, partPath } from './sitemap/parts.ts';
import { readSitemapEntries } from './sitemap/read-entries.server.ts';
import { sitemapIndex, urlSet } from './sitemap/xml.ts';

/** Every page that should be found; of very many pages, the sitemaps that list them. */
export async function loader(): Promise<Response> {
  const entries = await readSitemapEntries();
  if (!entries) return unavailableAnswer();
  const parts = partCount(entries.length);
  const { PUBLIC_URL } = currentEnvironment();
  const urls = Array.from({ length: parts }, (_, at) => new URL(partPath(at + 1), PUBLIC_URL).href);
  return machineAnswer(parts > 1 ? sitemapIndex(urls) : urlSet(entries), 'application/xml');
}

import { currentEnvironment } from '../environment.server.ts';
import { resourceResponse } from './response.ts';

/**
 * Allows crawling everything. Pages that should not be indexed, such as search results, have a
 * `noindex` tag, which crawlers see only on pages they may fetch.
 */
export function loader(): Response {
  const sitemap = new URL('/sitemap.xml', currentEnvironment().PUBLIC_URL).href;
  return resourceResponse(
    `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`,
    'text/plain; charset=utf-8',
  );
}

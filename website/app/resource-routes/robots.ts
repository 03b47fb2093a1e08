import { currentEnvironment } from '../environment.server.ts';
import { resourceResponse } from './response.ts';

/**
 * Everything may be read. What should not be found, such as pages of search results, says so
 * itself: a page that may not be read cannot be asked.
 */
export function loader(): Response {
  const sitemap = new URL('/sitemap.xml', currentEnvironment().PUBLIC_URL).href;
  return resourceResponse(
    `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`,
    'text/plain; charset=utf-8',
  );
}

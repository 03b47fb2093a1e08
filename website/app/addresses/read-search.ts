import type { LanguageCode } from '../languages.ts';
import { readAddress } from './address.ts';
import { SEARCH_PATH } from './search-path.ts';

/**
 * The search over all kinds that a page shows.
 * @param url path and query
 * @returns null for another page, for an empty search, and for a later page of results
 */
export function readSearch(url: string): { query: string; language: LanguageCode } | null {
  const [pathname = '', search = ''] = url.split('?', 2);
  const { path, language } = readAddress(pathname);
  if (path !== SEARCH_PATH) return null;
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q')?.trim() ?? '';
  return query === '' || parameters.has('page') ? null : { query, language };
}

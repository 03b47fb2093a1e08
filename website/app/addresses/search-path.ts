import { filteredPath } from './filters.ts';

/** The search over all kinds, without language prefix. */
export const SEARCH_PATH = '/search';

/** The address of a search, without language prefix. @param community code of the language it writes in */
export function searchPath(search: { q?: string | undefined; community?: string | undefined }) {
  return filteredPath(SEARCH_PATH, search);
}

import { filteredPath } from './filters.ts';

/** The path of the search over all kinds, without language prefix. */
export const SEARCH_PATH = '/search';

/** The address of a search, without language prefix. @param community code of a community's language */
export function searchPath(search: { q?: string | undefined; community?: string | undefined }) {
  return filteredPath(SEARCH_PATH, search);
}

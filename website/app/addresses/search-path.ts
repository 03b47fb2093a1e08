import { filteredPath } from './filters.ts';

/** The search over all kinds, without language prefix. */
export const SEARCH_PATH = '/search';

/** Posts for what a visitor has typed into the search field so far, without language prefix. */
export const SUGGESTIONS_PATH = '/search/suggestions';

/** The address of suggestions, without language prefix and typed text. @param community as of a search */
export function suggestionsPath(search: { community?: string | undefined }) {
  return filteredPath(SUGGESTIONS_PATH, search);
}

/** The address of a search, without language prefix. @param community code of the language it writes in */
export function searchPath(search: { q?: string | undefined; community?: string | undefined }) {
  return filteredPath(SEARCH_PATH, search);
}

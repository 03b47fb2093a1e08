import { filteredPath } from './filters.ts';

/** The path of the search over all kinds, without language prefix. */
export const SEARCH_PATH = '/search';

/** Posts that match what a visitor has typed so far, without language prefix. */
export const SUGGESTIONS_PATH = '/search/suggestions';

/** The address of suggestions, without language prefix and typed text. @param community as in a search */
export function suggestionsPath(search: { community?: string | undefined }) {
  return filteredPath(SUGGESTIONS_PATH, search);
}

/** The address of a search, without language prefix. @param community code of a community's language */
export function searchPath(search: { q?: string | undefined; community?: string | undefined }) {
  return filteredPath(SEARCH_PATH, search);
}

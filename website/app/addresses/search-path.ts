import type { Kind } from '../kinds.ts';
import { filteredPath } from './filters.ts';

/** The path of the search over all kinds, without language prefix. */
export const SEARCH_PATH = '/search';

/** What a visitor may mean who has typed so far, without language prefix. */
export const SUGGESTIONS_PATH = '/search/suggestions';

/** What a search is for, as its address says it. */
export type SearchAddress = {
  q?: string | undefined;
  /** Code of a community's language. */
  community?: string | undefined;
  /** Only posts of this kind. */
  kind?: Kind | undefined;
  /** Searches for the words as typed, without correcting them. */
  exact?: boolean | undefined;
  /** Understood things to ignore, as `type:value`; see `Understood`. */
  ignore?: readonly string[] | undefined;
  page?: number | undefined;
};

/** The parameters of a search, in the order of the address. */
export const searchParameters = ['q', 'community', 'kind', 'exact', 'ignore', 'page'] as const;

/** The address of suggestions, without language prefix and typed text. @param community as in a search */
export function suggestionsPath(search: { community?: string | undefined }) {
  return filteredPath(SUGGESTIONS_PATH, search);
}

/** The address of a search, without language prefix. The first page has no number. */
export function searchPath({ exact, ignore = [], page = 1, ...search }: SearchAddress): string {
  const texts: Record<(typeof searchParameters)[number], string | undefined> = {
    q: search.q,
    community: search.community,
    kind: search.kind,
    exact: exact ? '1' : undefined,
    ignore: ignore.join(',') || undefined,
    page: page > 1 ? String(page) : undefined,
  };
  const query = new URLSearchParams();
  for (const name of searchParameters) {
    const text = texts[name];
    if (text !== undefined) query.set(name, text);
  }
  return query.size > 0 ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}

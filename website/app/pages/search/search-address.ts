import type { SearchAddress } from '../../addresses/search-path.ts';
import { type Kind, kindNames } from '../../kinds.ts';
import { searchText } from '../../posts/search/search-text.ts';
import { parsePageNumber } from '../list/page-number.ts';

/** Understood things that an address can ignore at most: a query has no more words. */
const MAX_IGNORED = 12;

/** `type:value`, the value being a slug or a name of the content service; `all` ignores everything. */
const ignoredPattern = /^(?:all|[a-z]{1,20}:[\p{L}\p{M}\p{N} ._-]{1,100})$/u;

/** A search as its address says it, but for the community. */
export type RequestedSearch = Omit<SearchAddress, 'community'> & { page: number };

/**
 * Reads the address of a search. Unknown values are dropped.
 * @returns null for a malformed page number
 */
export function readSearchAddress(query: URLSearchParams): RequestedSearch | null {
  const page = parsePageNumber(query.get('page'));
  if (page === null) return null;
  const ignored = (query.get('ignore') ?? '')
    .split(',')
    .filter((each) => ignoredPattern.test(each));
  return {
    q: searchText(query.get('q') ?? '') ?? undefined,
    kind: kindNames.find((name): name is Kind => name === query.get('kind')),
    exact: query.get('exact') === '1' || undefined,
    ignore: ignored.length > 0 ? [...new Set(ignored)].slice(0, MAX_IGNORED) : undefined,
    page,
  };
}

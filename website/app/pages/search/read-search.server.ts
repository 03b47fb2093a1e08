import { searchTerms } from 'folding/fold';
import type { SearchAddress } from '../../addresses/search-path.ts';
import type { Pairs } from '../../content/parameters.ts';
import { searchPosts } from '../../content/search.server.ts';
import type { SearchAnswer } from '../../content/search-response.ts';
import type { Kind } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { highlighter } from '../../posts/search/highlight.ts';
import { STRONG_CONFIDENCE } from './confidence.ts';
import { searchLists } from './list-search.server.ts';
import {
  listResultOf,
  type Quotation,
  quotationOf,
  resultOf,
  type SearchResult,
} from './search-result.server.ts';

/** Results on one page. */
const RESULTS_PER_PAGE = 10;

/** One page of results, with what the page shows about the search. */
export type SearchOutcome = Omit<SearchAnswer, 'found' | 'isLimited'> & {
  results: SearchResult[];
  pages: number;
  /** On the first page of a strong match. */
  quotation: Quotation | null;
  failedKinds: Kind[];
  /** Whether there are more posts than can be shown. */
  isTruncated: boolean;
};

type SearchRequest = SearchAddress & { page: number };

/**
 * One page of a search: one call of the content service's own search, or, where it lacks that, its
 * lists.
 * @throws ContentUnavailable
 */
export async function readSearch(
  request: SearchRequest,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const { q, community, page } = request;
  const start = (page - 1) * RESULTS_PER_PAGE;
  const answer =
    q === undefined
      ? null
      : await searchPosts({
          ...request,
          q,
          language,
          filters: community === undefined ? [] : communityFilter(community),
          start,
          limit: RESULTS_PER_PAGE,
          signal,
        });
  if (!answer) return readLists({ ...request, language }, start, signal);
  const { found, isLimited, ...about } = answer;
  const [best] = found;
  const now = new Date();
  const isStrong = page === 1 && (about.confidence ?? 0) >= STRONG_CONFIDENCE;
  return {
    ...about,
    results: found.map((each) => resultOf(each, now)),
    pages: pagesOf(about.total),
    quotation: best && isStrong ? quotationOf(best, now) : null,
    failedKinds: [],
    isTruncated: isLimited,
  };
}

async function readLists(
  request: SearchRequest & { language: LanguageCode },
  start: number,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const { posts, kinds, ...about } = await searchLists(request, signal);
  const terms = searchTerms(request.q ?? '');
  const highlight = highlighter(terms);
  const now = new Date();
  const shownKinds = kinds.filter(({ kind }) => !request.kind || kind === request.kind);
  return {
    ...about,
    kinds,
    results: posts
      .slice(start, start + RESULTS_PER_PAGE)
      .map((post) => listResultOf(post, terms, highlight, now)),
    total: shownKinds.reduce((sum, { total }) => sum + total, 0),
    pages: pagesOf(posts.length),
    corrected: [],
    understood: [],
    isWidened: false,
    confidence: null,
    quotation: null,
  };
}

const pagesOf = (count: number) => Math.max(1, Math.ceil(count / RESULTS_PER_PAGE));

const communityFilter = (code: string): Pairs => [['filters[nationality][language_query]', code]];

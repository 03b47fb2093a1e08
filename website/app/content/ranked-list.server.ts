import type { LanguageCode } from '../languages.ts';
import type { PostPage } from '../posts/post.ts';
import { activeCondition, conditionsOf, type ListCondition } from './conditions.ts';
import type { ListRequest } from './list.server.ts';
import { currentMappingOptions } from './mapping-options.server.ts';
import { namesOf } from './parameters.ts';
import { PAGE_SIZE } from './query.ts';
import { searchPosts } from './search.server.ts';
import type { SearchAnswer } from './search-response.ts';
import { isRejected } from './supported-read.server.ts';

type RankedListRequest = ListRequest & {
  q: string;
  /** Whether only posts that are open now are wanted. */
  open?: boolean | undefined;
  /** Searches for the words as typed. */
  exact?: boolean | undefined;
  /** Of the page. */
  language: LanguageCode;
};

/** Posts of a list that was searched. */
export type RankedList = PostPage & {
  corrected: SearchAnswer['corrected'];
  /** Whether there are more posts than the service ranks. */
  isLimited: boolean;
  /** Words of the posts that the query stands for, as they are written there. */
  marks: string[];
};

/**
 * Part of a list as the content service's search finds it, best matches first unless an order is
 * chosen. Only the list's filters narrow it, not what the words may name.
 * @returns null if the service has no such search, or cannot apply the filters or the order
 * @throws ContentUnavailable
 */
export async function readRankedList(request: RankedListRequest): Promise<RankedList | null> {
  const { q, language, kind, open, sort, exact, ...others } = request;
  const { start = 0, limit = PAGE_SIZE, signal, ...filters } = others;
  const { partnerField } = currentMappingOptions();
  const isUnsupported = ({ filters }: ListCondition) =>
    namesOf(filters).some((name) => isRejected('posts', name));
  // The search takes the kind as a parameter of its own, and finds only active posts.
  const conditions = conditionsOf({ ...filters, ...(kind && { kind }) }, partnerField, new Date())
    .filter((condition) => condition !== activeCondition && !condition.kind)
    .filter((condition) => !(condition.isAddition && isUnsupported(condition)));
  if (conditions.some(isUnsupported)) return null;
  const pairs = conditions.flatMap((condition) => condition.filters);
  const answer = await searchPosts({
    q,
    language,
    kind,
    filters: pairs,
    open,
    sort,
    exact,
    ignore: ['all'],
    start,
    limit,
    signal,
  });
  if (!answer) return null;
  const { found, total, corrected, isLimited } = answer;
  return {
    posts: found.map(({ post }) => post),
    total,
    corrected,
    isLimited,
    marks: [...new Set(found.flatMap(({ marks }) => marks))],
  };
}

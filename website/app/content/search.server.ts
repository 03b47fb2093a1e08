import { type Kind, kinds } from '../kinds.ts';
import type { LanguageCode } from '../languages.ts';
import { callContentService } from './call.server.ts';
import { ContentUnavailable } from './errors.ts';
import { currentMappingOptions } from './mapping-options.server.ts';
import { type Pairs, searchParamsOf } from './parameters.ts';
import { namedParameterOf } from './rejection.ts';
import { type SearchAnswer, searchSchema, toSearchAnswer } from './search-response.ts';
import { isMissing, markMissing, type SearchFeature } from './search-support.server.ts';

/** A search over all posts. */
export type SearchQuery = {
  q: string;
  /** Of the page: decides where a word exists in several languages. */
  language: LanguageCode;
  kind?: Kind | undefined;
  /** Conditions, as the list of posts takes them. */
  filters?: Pairs;
  /** Searches for the words as typed. */
  exact?: boolean | undefined;
  /** Understood things to ignore, as `type:value`. */
  ignore?: readonly string[] | undefined;
  start: number;
  limit: number;
  signal?: AbortSignal | undefined;
};

/** How a service responds for a call that it does not have or does not make public. */
const missingStatuses = [401, 403, 404, 405];

/**
 * Searches with the content service's own search.
 * @returns null if the service has no such call, or cannot apply these filters
 * @throws ContentUnavailable
 */
export async function searchPosts(query: SearchQuery): Promise<SearchAnswer | null> {
  const { filters = [], ignore = [] } = query;
  if (filters.length > 0 && isMissing('filters')) return null;
  const answer = await callSearch('search', pairsOf(query), query.signal);
  if (answer === null) return null;
  if ('rejected' in answer) {
    const { parameter, isUnknown } = answer.rejected;
    if (isUnknown && (parameter === 'filters' || parameter === 'ignore')) markMissing(parameter);
    if (parameter !== 'ignore' || ignore.length === 0) return null;
    return searchPosts({ ...query, ignore: [] });
  }
  const parsed = searchSchema.safeParse(answer.body);
  if (parsed.success) return toSearchAnswer(parsed.data, currentMappingOptions());
  // It is some other call of the same name.
  markMissing('search');
  return null;
}

/** An unchecked response; or the parameter, without its part in brackets, that was rejected. */
type CallResult = { body: unknown } | { rejected: { parameter: string; isUnknown: boolean } };

/**
 * One call of the search.
 * @returns null if the service does not have the call
 * @throws ContentUnavailable
 */
export async function callSearch(
  path: Extract<SearchFeature, `search${string}`>,
  pairs: Pairs,
  signal: AbortSignal | undefined,
): Promise<CallResult | null> {
  if (isMissing(path)) return null;
  try {
    return { body: await callContentService(path, searchParamsOf(pairs), signal) };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    const named = error.status === 400 ? namedParameterOf(error) : null;
    if (named) return { rejected: { ...named, parameter: named.parameter.replace(/\[.*/, '') } };
    if (error.status !== 400 && !missingStatuses.includes(error.status)) throw error;
    markMissing(path);
    return null;
  }
}

function pairsOf(query: SearchQuery): Pairs {
  const { q, language, kind, filters = [], exact, ignore = [], start, limit } = query;
  const optional: [name: string, value: string | undefined | false][] = [
    ['kind', kind && kinds[kind].typeName],
    ['correct', exact && 'false'],
    ['ignore', !isMissing('ignore') && ignore.join(',')],
  ];
  return [
    ['q', q],
    ['language', language],
    ['start', String(start)],
    ['limit', String(limit)],
    ...optional.flatMap(([name, value]): Pairs => (value ? [[name, value]] : [])),
    ...filters,
  ];
}

import { type Kind, kinds, type Sort } from '../kinds.ts';
import type { LanguageCode } from '../languages.ts';
import { callContentService } from './call.server.ts';
import { ContentUnavailable } from './errors.ts';
import { currentMappingOptions } from './mapping-options.server.ts';
import { type Pairs, preferLanguagePairs, searchParamsOf } from './parameters.ts';
import { sortPairs } from './post-filters.ts';
import { namedParameterOf } from './rejection.ts';
import { type SearchAnswer, searchSchema, toSearchAnswer } from './search-response.ts';
import { isMissing, markMissing, type SearchCall } from './search-support.server.ts';

/** A search over all posts. */
export type SearchQuery = {
  q: string;
  /** Of the page: decides where a word exists in several languages. */
  language: LanguageCode;
  kind?: Kind | undefined;
  /** Conditions, as the list of posts takes them. */
  filters?: Pairs;
  /** Only what is open now. */
  open?: boolean | undefined;
  /** Another order than the best matches first. */
  sort?: Sort | undefined;
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

/** What a search cannot do without if it is asked for: its results would be others. */
const requiredParameters = ['filters', 'open', 'sort'] as const;

const optionalParameters = [...requiredParameters, 'ignore', 'preferLanguage'] as const;

/**
 * Searches with the content service's own search.
 * @returns null if the service has no such call, or cannot filter or sort like this
 * @throws ContentUnavailable
 */
export async function searchPosts(query: SearchQuery): Promise<SearchAnswer | null> {
  const { ignore = [] } = query;
  const pairs = pairsOf(query);
  const names = pairs.map(([name]) => parameterOf(name));
  if (requiredParameters.some((name) => names.includes(name) && isMissing(name))) return null;
  const answer = await callSearch('search', pairs, query.signal);
  if (answer === null) return null;
  if ('rejected' in answer) {
    const { parameter, isUnknown } = answer.rejected;
    const optional = optionalParameters.find((name) => name === parameter);
    if (isUnknown && optional) markMissing(optional);
    if (isUnknown && parameter === 'preferLanguage') return searchPosts(query);
    if (parameter !== 'ignore' || ignore.length === 0) return null;
    return searchPosts({ ...query, ignore: [] });
  }
  const parsed = searchSchema.safeParse(answer.body);
  if (parsed.success) return toSearchAnswer(parsed.data, currentMappingOptions());
  // It is some other call of the same name.
  markMissing('search');
  return null;
}

/** The name of a parameter without its part in brackets and its value. */
const parameterOf = (name: string) => name.replace(/[[=].*/, '');

/** An unchecked response; or the parameter that was rejected. */
type CallResult = { body: unknown } | { rejected: { parameter: string; isUnknown: boolean } };

/**
 * One call of the search.
 * @returns null if the service does not have the call
 * @throws ContentUnavailable
 */
export async function callSearch(
  path: SearchCall,
  pairs: Pairs,
  signal: AbortSignal | undefined,
): Promise<CallResult | null> {
  if (isMissing(path)) return null;
  try {
    return { body: await callContentService(path, searchParamsOf(pairs), signal) };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    const named = error.status === 400 ? namedParameterOf(error) : null;
    if (named) return { rejected: { ...named, parameter: parameterOf(named.parameter) } };
    if (error.status !== 400 && !missingStatuses.includes(error.status)) throw error;
    markMissing(path);
    return null;
  }
}

function pairsOf(query: SearchQuery): Pairs {
  const { q, language, kind, filters = [], open, sort, exact, ignore = [], start, limit } = query;
  const optional: [name: string, value: string | undefined | false][] = [
    ['kind', kind && kinds[kind].typeName],
    ['open', open && 'true'],
    ['correct', exact && 'false'],
    ['ignore', !isMissing('ignore') && ignore.join(',')],
  ];
  return [
    ['q', q],
    ['language', language],
    ['start', String(start)],
    ['limit', String(limit)],
    ...optional.flatMap(([name, value]): Pairs => (value ? [[name, value]] : [])),
    ...(isMissing('preferLanguage') ? [] : preferLanguagePairs(language)),
    ...filters,
    ...(sort ? sortPairs(sort) : []),
  ];
}

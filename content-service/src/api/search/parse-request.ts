import { parseFilters } from '../../read-api/filters';
import { PREFER_LANGUAGE, parsePreferredLanguages } from '../../read-api/prefer-language';
import { RejectedParameter, rejectUnknown } from '../../read-api/rejected-parameter';
import type { ConditionTree, SortOrder } from '../../read-api/rules';
import { parseSort } from '../../read-api/sort';
import type { RawObject } from '../../read-api/string-list';
import { parseValue } from '../../read-api/values';
import { UNDERSTOOD_TYPES } from '../../search/understand/meaning';
import { POST_READ_RULES } from '../post/read-rules';

const MAX_QUERY_LENGTH = 200;
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;
const DEFAULT_SUGGESTIONS = 8;
const MAX_SUGGESTIONS = 20;
const SUGGESTION_PARAMETERS = ['q', 'language', 'limit'];
const PARAMETERS = [
  ...['q', 'language', 'kind', 'start', 'limit', 'correct', 'filters', 'open', 'sort', 'ignore'],
  PREFER_LANGUAGE,
];

/** A search as it was asked for, checked. */
export interface ParsedSearch {
  query: string;
  language: string | undefined;
  kind: string | undefined;
  start: number;
  limit: number;
  correct: boolean;
  /** `filters` as lists of posts take it. */
  conditions: ConditionTree;
  /** Whether only posts are found whose opening hours say that they are open now. */
  open: boolean;
  /** `sort` as lists of posts take it; undefined for the best first. */
  orders: SortOrder[] | undefined;
  ignored: string[];
  /** Codes of the languages of which one translation of several is shown; undefined to show all. */
  preferred: string[] | undefined;
}

/**
 * Reads the parameters of a search.
 * @throws RejectedParameter naming the first that is unknown or wrong
 */
export function parseSearch(raw: RawObject): ParsedSearch {
  rejectOthers(raw, PARAMETERS);
  const { kind, start = '0', limit = String(DEFAULT_LIMIT), correct = 'true' } = raw;
  const { open = 'false', sort, ignore, [PREFER_LANGUAGE]: preferred } = raw;
  return {
    ...parseQuery(raw),
    kind: kind === undefined ? undefined : String(parseValue('text', kind, 'kind')),
    start: Number(parseValue('integer', start, 'start')),
    limit: Math.min(Number(parseValue('integer', limit, 'limit')), MAX_LIMIT),
    correct: parseValue('boolean', correct, 'correct') === true,
    conditions: parseFilters(raw.filters, POST_READ_RULES.filters),
    open: parseValue('boolean', open, 'open') === true,
    orders: sort === undefined ? undefined : parseSort(sort, POST_READ_RULES),
    ignored: ignore === undefined ? [] : parseIgnored(ignore),
    preferred: preferred === undefined ? undefined : parsePreferredLanguages(preferred),
  };
}

/** `all`, or what was understood as `type:value`, separated by commas. */
function parseIgnored(raw: unknown): string[] {
  const items = String(parseValue('text', raw, 'ignore')).split(',');
  const isKnown = (item: string) =>
    item === 'all' || UNDERSTOOD_TYPES.some((type) => item.startsWith(`${type}:`));
  if (items.every(isKnown)) return items;
  throw new RejectedParameter('ignore', 'must be all, or such as city:dubai,price:free');
}

/**
 * Reads the parameters of a request for suggestions.
 * @throws RejectedParameter naming the first that is unknown or wrong
 */
export function parseSuggestionRequest(raw: RawObject) {
  rejectOthers(raw, SUGGESTION_PARAMETERS);
  const { limit = String(DEFAULT_SUGGESTIONS) } = raw;
  const suggestions = Math.min(Number(parseValue('integer', limit, 'limit')), MAX_SUGGESTIONS);
  return { ...parseQuery(raw), limit: suggestions };
}

function rejectOthers(raw: RawObject, known: readonly string[]) {
  for (const name of Object.keys(raw)) {
    if (!known.includes(name)) rejectUnknown(name, known);
  }
}

function parseQuery({ q, language }: RawObject) {
  if (typeof q !== 'string' || q.length > MAX_QUERY_LENGTH || q.includes('\0')) {
    throw new RejectedParameter('q', `must be text of at most ${MAX_QUERY_LENGTH} characters`);
  }
  if (language !== undefined && !/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(String(language))) {
    throw new RejectedParameter('language', 'must be a language code such as ar');
  }
  return { query: q, language: language === undefined ? undefined : String(language) };
}

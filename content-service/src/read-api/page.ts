import { RejectedParameter, rejectUnknown } from './rejected-parameter';
import type { Page } from './rules';
import { isRawObject } from './string-list';
import { parseValue } from './values';

const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 100;
const MAX_START = 10_000_000;
const KNOWN_PARAMETERS = ['start', 'limit', 'page', 'pageSize', 'withCount'];

/**
 * Parses `pagination[start]/[limit]` or `[page]/[pageSize]`. Limits above the maximum, and -1, become
 * the maximum.
 * @throws RejectedParameter for other keys, a mixture of both forms, or values that are not integers
 */
export function parsePage(raw: unknown): Page {
  const parameters = raw ?? {};
  if (!isRawObject(parameters))
    throw new RejectedParameter('pagination', `must name one of ${KNOWN_PARAMETERS.join(', ')}`);
  for (const name of Object.keys(parameters)) {
    if (!KNOWN_PARAMETERS.includes(name)) rejectUnknown(`pagination[${name}]`, KNOWN_PARAMETERS);
  }
  const isPageBased = 'page' in parameters || 'pageSize' in parameters;
  const isOffsetBased = 'start' in parameters || 'limit' in parameters;
  if (isPageBased && isOffsetBased) {
    throw new RejectedParameter('pagination', 'use either start and limit or page and pageSize');
  }
  const limit = parseLimit(
    parameters[isPageBased ? 'pageSize' : 'limit'],
    isPageBased ? 'pageSize' : 'limit',
  );
  const page = parseInteger(parameters.page, 'page', 1);
  if (isPageBased && (page < 1 || limit < 1)) {
    throw new RejectedParameter('pagination', 'page and pageSize begin at 1');
  }
  const start = isPageBased ? (page - 1) * limit : parseInteger(parameters.start, 'start', 0);
  if (start > MAX_START) throw new RejectedParameter('pagination', 'too far from the first entry');
  const withCount = parameters.withCount ?? 'true';
  return {
    start,
    limit,
    isPageBased: !isOffsetBased,
    withCount: parseValue('boolean', withCount, 'pagination[withCount]') === true,
  };
}

function parseLimit(raw: unknown, name: string): number {
  if (raw === '-1') return MAX_LIMIT;
  return Math.min(parseInteger(raw, name, DEFAULT_LIMIT), MAX_LIMIT);
}

function parseInteger(raw: unknown, name: string, defaultValue: number): number {
  return raw === undefined
    ? defaultValue
    : Number(parseValue('integer', raw, `pagination[${name}]`));
}

import { isRaw } from './lists';
import { RefusedParameter, refuseUnknown } from './refused-parameter';
import type { Page } from './rules';
import { readValue } from './values';

const DEFAULT_LIMIT = 8;
const GREATEST_LIMIT = 100;
const GREATEST_START = 10_000_000;
const KNOWN = ['start', 'limit', 'page', 'pageSize', 'withCount'];

/**
 * Reads `pagination[start]/[limit]` or `[page]/[pageSize]`. More than the greatest limit, or -1,
 * gives the greatest limit.
 * @throws RefusedParameter for other keys, a mixture of both forms, or what is no whole number
 */
export function readPage(raw: unknown): Page {
  const given = raw ?? {};
  if (!isRaw(given))
    throw new RefusedParameter('pagination', `must name one of ${KNOWN.join(', ')}`);
  for (const name of Object.keys(given)) {
    if (!KNOWN.includes(name)) refuseUnknown(`pagination[${name}]`, KNOWN);
  }
  const inPages = 'page' in given || 'pageSize' in given;
  const inEntries = 'start' in given || 'limit' in given;
  if (inPages && inEntries) {
    throw new RefusedParameter('pagination', 'use either start and limit or page and pageSize');
  }
  const limit = readLimit(given[inPages ? 'pageSize' : 'limit'], inPages ? 'pageSize' : 'limit');
  const page = whole(given.page, 'page', 1);
  if (inPages && (page < 1 || limit < 1)) {
    throw new RefusedParameter('pagination', 'page and pageSize begin at 1');
  }
  const start = inPages ? (page - 1) * limit : whole(given.start, 'start', 0);
  if (start > GREATEST_START)
    throw new RefusedParameter('pagination', 'too far from the first entry');
  const withCount = given.withCount ?? 'true';
  return {
    start,
    limit,
    paged: !inEntries,
    withCount: readValue('yes-no', withCount, 'pagination[withCount]') === true,
  };
}

function readLimit(raw: unknown, name: string): number {
  if (raw === '-1') return GREATEST_LIMIT;
  return Math.min(whole(raw, name, DEFAULT_LIMIT), GREATEST_LIMIT);
}

function whole(raw: unknown, name: string, absent: number): number {
  return raw === undefined ? absent : Number(readValue('whole', raw, `pagination[${name}]`));
}

import { RejectedParameter, rejectUnknown } from './rejected-parameter';
import type { ReadRules, SortOrder } from './rules';
import { isRawObject, parseStringList } from './string-list';

const MAX_SORT_FIELDS = 5;

/**
 * Parses `sort` in every form: `a:desc,b`, `[a:desc,b]`, repeated, indexed, `sort[a]=desc`. The id is
 * always the last sort field, so that pages neither repeat nor skip entries.
 * @throws RejectedParameter for a field that cannot be sorted by, or a direction other than asc and
 * desc
 */
export function parseSort(raw: unknown, rules: ReadRules): SortOrder[] {
  const requested = toSortTexts(raw).map((text) => parseOrder(text, rules.sorts));
  if (requested.length > MAX_SORT_FIELDS)
    throw new RejectedParameter('sort', `at most ${MAX_SORT_FIELDS} fields`);
  const orders = requested.length > 0 ? requested : rules.defaultSort;
  const tieBreaker: SortOrder = { field: 'id', direction: orders.at(-1)?.direction ?? 'asc' };
  return orders.some((order) => order.field === 'id') ? [...orders] : [...orders, tieBreaker];
}

function toSortTexts(raw: unknown): string[] {
  if (Array.isArray(raw)) return raw.flatMap(toSortTexts);
  if (!isRawObject(raw)) return parseStringList(raw, 'sort');
  return Object.entries(raw).flatMap(([key, value]) =>
    /^\d+$/.test(key) ? toSortTexts(value) : [`${key}:${String(value)}`],
  );
}

function parseOrder(text: string, known: readonly string[]): SortOrder {
  const [field = '', direction = 'asc', ...rest] = text.split(':');
  if (!known.includes(field)) return rejectUnknown(`sort=${field}`, known);
  const lower = direction.toLowerCase();
  if ((lower !== 'asc' && lower !== 'desc') || rest.length > 0) {
    throw new RejectedParameter(`sort=${text}`, 'the direction must be asc or desc');
  }
  return { field, direction: lower };
}

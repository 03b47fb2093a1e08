import { isRaw, readTexts } from './lists';
import { RefusedParameter, refuseUnknown } from './refused-parameter';
import type { Order, ReadingRules } from './rules';

const MOST_SORTS = 5;

/**
 * Reads `sort` in every spelling: `a:desc,b`, `[a:desc,b]`, repeated, indexed, `sort[a]=desc`.
 * The id is always added last, so that pages neither repeat nor miss an entry.
 * @throws RefusedParameter for a field that is not sorted by, or another direction than asc and desc
 */
export function readSort(raw: unknown, rules: ReadingRules): Order[] {
  const asked = spelled(raw).map((text) => readOrder(text, rules.sorts));
  if (asked.length > MOST_SORTS) throw new RefusedParameter('sort', `at most ${MOST_SORTS} fields`);
  const orders = asked.length > 0 ? asked : rules.defaultSort;
  const last: Order = { field: 'id', direction: orders.at(-1)?.direction ?? 'asc' };
  return orders.some((order) => order.field === 'id') ? [...orders] : [...orders, last];
}

function spelled(raw: unknown): string[] {
  if (Array.isArray(raw)) return raw.flatMap(spelled);
  if (!isRaw(raw)) return readTexts(raw, 'sort');
  return Object.entries(raw).flatMap(([key, value]) =>
    /^\d+$/.test(key) ? spelled(value) : [`${key}:${String(value)}`],
  );
}

function readOrder(text: string, known: readonly string[]): Order {
  const [field = '', direction = 'asc', ...rest] = text.split(':');
  if (!known.includes(field)) return refuseUnknown(`sort=${field}`, known);
  const lower = direction.toLowerCase();
  if ((lower !== 'asc' && lower !== 'desc') || rest.length > 0) {
    throw new RefusedParameter(`sort=${text}`, 'the direction must be asc or desc');
  }
  return { field, direction: lower };
}

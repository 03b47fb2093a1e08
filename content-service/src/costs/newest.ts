import { dayOfPrice } from './price-age';
import type { StoredPrice, StoredRate } from './stored-costs';

/**
 * The newest price of each item, city and area. One that was checked counts from that day on, and an
 * example only as long as there is nothing else.
 * Prices without an item or a city are dropped.
 */
export function newestPrices<Price extends StoredPrice>(prices: readonly Price[]): Price[] {
  const keyOf = ({ item, city, area }: StoredPrice) =>
    item && city ? [item.key, city.slug, area?.slug ?? ''].join(' ') : undefined;
  return newestOfEach(prices, keyOf, (price) => afterExamples(price) + dayOfPrice(price));
}

/**
 * The newest rate of each currency; of several of a day what an editor wrote, and an example only as
 * long as there is nothing else.
 */
export function newestRates(rates: readonly StoredRate[]): StoredRate[] {
  const byEditor = ({ kind }: StoredRate) => (kind === 'editor' ? '1' : '0');
  return newestOfEach(
    rates,
    ({ currency }) => currency,
    (rate) => afterExamples(rate) + rate.date + byEditor(rate),
  );
}

/** Sorts examples, which nobody has checked, before all others. */
const afterExamples = ({ is_example }: { is_example: boolean }) => (is_example ? '0' : '1');

/** @param orderOf a text that sorts later entries last; of equal ones the higher id wins */
function newestOfEach<Entry extends { id: number }>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
  orderOf: (entry: Entry) => string,
): Entry[] {
  const newest = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const known = newest.get(key);
    const [order, knownOrder] = [orderOf(entry), known ? orderOf(known) : ''];
    const isNewer = order > knownOrder || (order === knownOrder && entry.id > (known?.id ?? 0));
    if (!known || isNewer) newest.set(key, entry);
  }
  return [...newest.values()];
}

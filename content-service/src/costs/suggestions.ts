import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../utc-day';
import { PRICE_REPORT } from './cost-types';
import { type Spread, spreadOf } from './spread';

/** Fewer answers say little. */
const MIN_ANSWERS = 5;

/** Older answers say nothing of today. */
const MAX_AGE_DAYS = 90;

interface StoredReport {
  amount: number | string;
  currency: string;
  item: { key: string; name: string } | null;
  city: { slug: string; name: string } | null;
}

/** What readers pay for an item in a city. */
export interface Suggestion extends Spread {
  item: { key: string; name: string };
  city: { slug: string; name: string };
  currency: string;
  /** The number of answers. */
  count: number;
}

/**
 * What readers pay for items that enough of them have told, the most often told first: for editors,
 * who decide whether it becomes a price.
 */
export async function suggestPrices(strapi: Core.Strapi, now: Date): Promise<Suggestion[]> {
  const reports: StoredReport[] = await strapi.db.query(PRICE_REPORT).findMany({
    // With the id, as Strapi leaves out equal rows.
    select: ['id', 'amount', 'currency'],
    where: {
      state: 'new',
      createdAt: { $gt: new Date(now.getTime() - MAX_AGE_DAYS * DAY_MS) },
    },
    populate: { item: { select: ['key', 'name'] }, city: { select: ['slug', 'name'] } },
  });
  const groups = Map.groupBy(reports, ({ item, city, currency }) =>
    [item?.key, city?.slug, currency].join(' '),
  );
  return [...groups.values()]
    .flatMap(suggestionOf)
    .toSorted((one, other) => other.count - one.count);
}

function suggestionOf(reports: StoredReport[]): Suggestion[] {
  const [first] = reports;
  if (!first?.item || !first.city || reports.length < MIN_ANSWERS) return [];
  const { item, city, currency } = first;
  return [
    {
      item: { key: item.key, name: item.name },
      city: { slug: city.slug, name: city.name },
      currency,
      count: reports.length,
      ...spreadOf(reports.map(({ amount }) => Number(amount))),
    },
  ];
}

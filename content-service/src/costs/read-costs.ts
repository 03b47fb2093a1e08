import type { Core } from '@strapi/strapi';
import { openReadContext } from '../read-api/cache';
import { CITY, COST_ITEM, PRICE, RATE } from './cost-types';
import { newestPrices, newestRates } from './newest';
import { usualMonths } from './price-age';
import type { StoredCity, StoredItem, StoredNamed, StoredPrice, StoredRate } from './stored-costs';

type Costs = Awaited<ReturnType<typeof load>>;

/** Results by cities, for as long as nothing is written: the key is the cache of reads. */
const results = new WeakMap<object, Map<string, Promise<Costs>>>();

/**
 * All that a page about costs shows: the items, the cities that have any price, the newest prices of
 * some cities, and the newest rates.
 * @param slugs of the cities whose prices are read; none for the overview
 */
export async function readCosts(strapi: Core.Strapi, slugs: readonly string[]): Promise<Costs> {
  const { cache } = await openReadContext(strapi);
  const known = results.get(cache) ?? new Map<string, Promise<Costs>>();
  results.set(cache, known);
  const key = slugs.toSorted().join(',');
  const read = known.get(key) ?? load(strapi, slugs);
  known.set(key, read);
  // A failure is not kept.
  read.catch(() => known.delete(key));
  return read;
}

async function load(strapi: Core.Strapi, slugs: readonly string[]) {
  const [items, cities, prices, rates]: [StoredItem[], StoredCity[], StoredPrice[], StoredRate[]] =
    await Promise.all([
      strapi.db.query(COST_ITEM).findMany({ populate: { names: true }, orderBy: { id: 'asc' } }),
      citiesWithPrices(strapi),
      slugs.length === 0
        ? []
        : strapi.db.query(PRICE).findMany({
            where: { city: { slug: { $in: [...slugs] } } },
            populate: {
              item: { select: ['key'] },
              city: { select: ['slug'], populate: { country: { select: ['code'] } } },
              area: { select: ['slug'] },
            },
          }),
      strapi.db.query(RATE).findMany({ orderBy: { currency: 'asc' } }),
    ]);
  return {
    items: items.map(itemOf),
    cities: cities.map(({ slug, country, ...named }) => ({
      slug,
      ...namedOf(named),
      country: country?.code ?? null,
      currency: country?.currency ?? null,
    })),
    prices: newestPrices(prices).map(priceOf),
    rates: newestRates(rates).map((rate) => ({
      currency: rate.currency,
      per_usd: Number(rate.per_usd),
      date: rate.date,
      kind: rate.kind,
      has_parallel_market: rate.has_parallel_market,
      ...originOf(rate),
    })),
  };
}

async function citiesWithPrices(strapi: Core.Strapi): Promise<StoredCity[]> {
  const { tableName } = strapi.db.metadata.get(PRICE);
  const ids: unknown[] = await strapi.db
    .connection(tableName)
    .distinct('city_id')
    .whereNotNull('city_id')
    .pluck('city_id');
  return strapi.db.query(CITY).findMany({
    where: { id: { $in: ids } },
    populate: { names: true, country: { select: ['code', 'currency'] } },
    orderBy: { name: 'asc' },
  });
}

const namedOf = ({ name, names }: StoredNamed) => ({
  name,
  names: names.map((each) => ({ language: each.language, name: each.name })),
});

const itemOf = ({ key, group, unit, per, amount, housing, ...named }: StoredItem) => ({
  key,
  ...namedOf(named),
  group,
  unit,
  per,
  amount: Number(amount),
  housing: housing?.split(',').map((kind) => kind.trim()) ?? [],
});

const priceOf = ({ item, city, area, low, high, ...price }: StoredPrice) => ({
  item: item?.key ?? null,
  city: city?.slug ?? null,
  area: area?.slug ?? null,
  low: Number(low),
  high: Number(high),
  currency: price.currency,
  observed_on: price.observed_on,
  checked_on: price.checked_on,
  valid_for: price.valid_for ?? usualMonths(city?.country?.code),
  source_kind: price.source_kind,
  sample_size: price.sample_size,
  ...originOf(price),
});

/** Where a figure comes from. */
const originOf = ({
  source,
  source_url,
  is_example,
}: Pick<StoredPrice, 'source' | 'source_url' | 'is_example'>) => ({
  source,
  source_url,
  is_example,
});

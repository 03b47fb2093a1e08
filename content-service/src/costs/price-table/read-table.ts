import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CITY, COST_ITEM, PRICE } from '../cost-types';
import { newestPrices } from '../newest';
import { lastDayOf, usualMonths } from '../price-age';
import type { StoredCity, StoredItem, StoredNamed, StoredPrice } from '../stored-costs';

/** A price with what says whether somebody else has changed it. */
export interface KnownPrice extends StoredPrice {
  documentId: string;
  updatedAt: string;
}

/** Days such as `2026-11-21`. */
type Day = string;

/** A city and how many of its items have a price that readers can rely on. */
interface CityEntry {
  slug: string;
  name: string;
  priced: number;
}

/** The price of a whole city for an item, as it stands. */
interface ShownPrice
  extends Pick<KnownPrice, 'documentId' | 'updatedAt' | 'currency' | 'observed_on'> {
  low: number;
  high: number;
  checked_on: Day | null;
  /** The last day on which readers see it. */
  valid_until: Day;
  is_expired: boolean;
  source_kind: string;
  source: string | null;
  is_example: boolean;
}

/** The items of a month with the prices of a city. */
interface PriceTable {
  city: { slug: string; name: string; currency: string | null; months: number };
  rows: { item: string; name: string; group: string; unit: string; price: ShownPrice | null }[];
}

/**
 * All cities, by name, and the number of items.
 * @param language of the names
 * @param today such as `2026-11-21`
 */
export async function readCities(
  strapi: Core.Strapi,
  language: string,
  today: Day,
): Promise<{ items: number; cities: CityEntry[] }> {
  const cities = await loadCities(strapi, {});
  const prices = newestPrices(await loadPrices(strapi, {}));
  const items = await strapi.db.query(COST_ITEM).count();
  const entries = cities.map((city) => ({
    slug: city.slug,
    name: nameIn(city, language),
    priced: prices.filter(
      (price) =>
        price.city?.slug === city.slug &&
        !price.is_example &&
        lastDayOf(price, city.country?.code) >= today,
    ).length,
  }));
  const byName = new Intl.Collator(language);
  return {
    items,
    cities: entries.toSorted((one, other) => byName.compare(one.name, other.name)),
  };
}

/**
 * The items in the order in which they ship, each with the newest price of the whole city.
 * @param language of the names
 * @param today such as `2026-11-21`
 * @throws NotFoundError if there is no such city
 */
export async function readTable(
  strapi: Core.Strapi,
  slug: string,
  language: string,
  today: Day,
): Promise<PriceTable> {
  const city = await requireCity(strapi, slug);
  const items: StoredItem[] = await strapi.db
    .query(COST_ITEM)
    .findMany({ populate: { names: true }, orderBy: { id: 'asc' } });
  const prices = await pricesByItem(strapi, slug);
  return {
    city: {
      slug,
      name: nameIn(city, language),
      currency: city.country?.currency ?? null,
      months: usualMonths(city.country?.code),
    },
    rows: items.map((item) => {
      const price = prices.get(item.key);
      return {
        item: item.key,
        name: nameIn(item, language),
        group: item.group,
        unit: item.unit,
        price: price ? shownPrice(price, city, today) : null,
      };
    }),
  };
}

/** @throws NotFoundError if there is no such city */
export async function requireCity(strapi: Core.Strapi, slug: string): Promise<StoredCity> {
  const [city] = await loadCities(strapi, { slug });
  if (!city) throw new errors.NotFoundError('There is no such city.');
  return city;
}

/** The newest prices of a whole city by the keys of their items. */
export async function pricesByItem(
  strapi: Core.Strapi,
  slug: string,
): Promise<ReadonlyMap<string, KnownPrice>> {
  const prices = newestPrices(await loadPrices(strapi, { city: { slug } }));
  return new Map(prices.map((price) => [price.item?.key ?? '', price]));
}

function loadPrices(strapi: Core.Strapi, where: object): Promise<KnownPrice[]> {
  return strapi.db.query(PRICE).findMany({
    where: { ...where, area: { id: { $null: true } } },
    populate: { item: { select: ['key'] }, city: { select: ['slug'] } },
  });
}

function loadCities(strapi: Core.Strapi, where: object): Promise<StoredCity[]> {
  return strapi.db.query(CITY).findMany({
    where,
    populate: { names: true, country: { select: ['code', 'currency'] } },
  });
}

function shownPrice(price: KnownPrice, { country }: StoredCity, today: Day): ShownPrice {
  const validUntil = lastDayOf(price, country?.code);
  return {
    documentId: price.documentId,
    updatedAt: price.updatedAt,
    low: Number(price.low),
    high: Number(price.high),
    currency: price.currency,
    observed_on: price.observed_on,
    checked_on: price.checked_on,
    valid_until: validUntil,
    is_expired: validUntil < today,
    source_kind: price.source_kind,
    source: price.source,
    is_example: price.is_example,
  };
}

const nameIn = ({ name, names }: StoredNamed, language: string) =>
  names.find((each) => each.language === language)?.name ?? name;

import type { Core } from '@strapi/strapi';
import { chunks } from '../database/rows';
import { type ExamplePrices, readExamplePrices, readRates } from './cost-files';
import { CITY, COST_ITEM, PRICE, RATE } from './cost-types';
import { documentIdOf } from './document-id';
import { createRates } from './import-items';

/** SQLite takes at most 500 rows in the statements that Strapi builds. */
const ROWS_PER_STATEMENT = 100;

/**
 * Creates the example prices and rates of the demo content, each marked as such. Those of an
 * interrupted start are not created twice.
 * @param directory with `prices.yaml` and `rates.yaml`; each may be missing
 * @throws Error that names an invalid file, or an unknown city or item
 */
export async function createExampleCosts(strapi: Core.Strapi, directory: string): Promise<void> {
  const [cities, rates] = await Promise.all([readExamplePrices(directory), readRates(directory)]);
  const heldRates: { currency: string }[] = await strapi.db
    .query(RATE)
    .findMany({ select: ['currency'] });
  const isHeld = (currency: string) => heldRates.some((held) => held.currency === currency);
  await createRates(
    strapi,
    rates.filter(({ currency }) => !isHeld(currency)),
  );
  const cityIds = await idsBy(strapi, CITY, 'slug');
  const itemIds = await idsBy(strapi, COST_ITEM, 'key');
  const held = await idsBy(strapi, PRICE, 'documentId');
  const rows = cities
    .flatMap((city) => rowsOf(city, cityIds, itemIds))
    .filter(({ documentId }) => !held.has(documentId));
  for (const data of chunks(rows, ROWS_PER_STATEMENT)) {
    await strapi.db.query(PRICE).createMany({ data });
  }
}

function rowsOf(
  { city, currency, observed_on, prices }: ExamplePrices,
  cityIds: ReadonlyMap<string, number>,
  itemIds: ReadonlyMap<string, number>,
) {
  const publishedAt = new Date();
  return Object.entries(prices).map(([key, [low, high]]) => {
    const [cityId, itemId] = [cityIds.get(city), itemIds.get(key)];
    if (cityId === undefined) throw new Error(`prices.yaml: the city "${city}" is unknown`);
    if (itemId === undefined) throw new Error(`prices.yaml: the item "${key}" is unknown`);
    return {
      documentId: documentIdOf('price', `${city} ${key}`),
      publishedAt,
      item: itemId,
      city: cityId,
      ...{ low, high, currency, observed_on },
      source_kind: 'editor',
      is_example: true,
    };
  });
}

async function idsBy(
  strapi: Core.Strapi,
  uid: typeof CITY | typeof COST_ITEM | typeof PRICE,
  field: string,
): Promise<Map<string, number>> {
  const rows: ({ id: number } & Record<string, string>)[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id', field] });
  return new Map(rows.map((row) => [row[field] ?? '', row.id]));
}

import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { insertComponents } from '../vocabulary/insert-components';
import { VOCABULARY_LANGUAGES } from '../vocabulary/vocabulary-files';
import { readItems, readRates, type ShippedItem, type ShippedRate } from './cost-files';
import { COST_ITEM, RATE } from './cost-types';
import { documentIdOf } from './document-id';

const storedSchema = z.object({ items: z.array(z.string()), rates: z.array(z.string()) }).nullish();

/**
 * Creates the items and the pegged rates that ship with the service, each of them once: what editors
 * change or delete stays as they left it.
 * @param directory the folder `vocabulary`
 * @throws Error that names an invalid file
 */
export async function importCostItems(strapi: Core.Strapi, directory: string): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'vocabulary' });
  const stored = storedSchema.parse(await store.get({ key: 'costs' })) ?? { items: [], rates: [] };
  const [items, rates] = await Promise.all([readItems(directory), readRates(directory)]);
  const newItems = items.filter(({ key }) => !stored.items.includes(key));
  const newRates = rates.filter(({ currency }) => !stored.rates.includes(currency));
  if (newItems.length + newRates.length === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    await createItems(strapi, trx, newItems);
    await createRates(strapi, newRates);
    const value = {
      items: [...stored.items, ...newItems.map(({ key }) => key)],
      rates: [...stored.rates, ...newRates.map(({ currency }) => currency)],
    };
    await store.set({ key: 'costs', value });
  });
}

async function createItems(
  strapi: Core.Strapi,
  sql: Core.Strapi['db']['connection'],
  shipped: readonly ShippedItem[],
): Promise<void> {
  const held: { key: string }[] = await strapi.db.query(COST_ITEM).findMany({ select: ['key'] });
  const items = shipped.filter(({ key }) => held.every((each) => each.key !== key));
  if (items.length === 0) return;
  const publishedAt = new Date();
  await strapi.db.query(COST_ITEM).createMany({
    data: items.map(({ key, group, unit, per, amount, housing, en }) => ({
      ...{ key, group, unit, per, amount, publishedAt },
      documentId: documentIdOf('cost-item', key),
      name: en,
      housing: housing.length > 0 ? housing.join(',') : null,
    })),
  });
  const rows: { id: number; key: string }[] = await strapi.db
    .query(COST_ITEM)
    .findMany({ select: ['id', 'key'] });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const names = items.flatMap((item) =>
    VOCABULARY_LANGUAGES.map((language) => ({
      entryId: ids.get(item.key) ?? 0,
      values: { language, name: item[language] },
    })),
  );
  await insertComponents(strapi, sql, COST_ITEM, 'names', names);
}

/** Creates rates that ship with the service or with demo content. */
export async function createRates(
  strapi: Core.Strapi,
  rates: readonly ShippedRate[],
): Promise<void> {
  if (rates.length === 0) return;
  const publishedAt = new Date();
  await strapi.db.query(RATE).createMany({
    data: rates.map((rate) => ({
      ...rate,
      publishedAt,
      documentId: documentIdOf('rate', `${rate.currency} ${rate.date}`),
    })),
  });
}

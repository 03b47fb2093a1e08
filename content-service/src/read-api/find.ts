import type { Core, UID } from '@strapi/strapi';
import { addToCache, type Entry, type ReadContext } from './cache';
import { columnOf } from './columns';
import { countEntries } from './count';
import { fetchEntries } from './entries';
import type { ConditionTree, ParsedQuery, SortOrder } from './rules';
import { applyConditions } from './where';

/**
 * Fetches the entries of a parsed query, in its order: first their ids, with a query that an index
 * covers, then their selected fields.
 */
export async function findEntries(
  context: ReadContext,
  uid: UID.ContentType,
  parsed: ParsedQuery,
): Promise<Entry[]> {
  const { fields, computed, populate, conditions, orders, page } = parsed;
  if (page.limit === 0) return [];
  const key = JSON.stringify([uid, conditions, orders, page.start, page.limit]);
  const ids =
    context.cache.ids.get(key) ??
    addToCache(context.cache.ids, key, await findIds(context, uid, parsed));
  const entries = await fetchEntries(context, uid, { fields, computed, populate }, ids);
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/**
 * Fetches the ids of the entries that meet conditions, in an order. Entries without a value come last
 * in either direction. An index has them at one end only, so entries with and without a value are
 * queried one after the other, each in index order.
 */
export async function findIds(
  context: ReadContext,
  uid: UID.ContentType,
  parsed: IdQuery & { page: Pick<ParsedQuery['page'], 'start' | 'limit'> },
): Promise<number[]> {
  const { conditions, orders, page } = parsed;
  const [first, ...others] = orders;
  if (!first || NON_NULL_FIELDS.has(first.field)) return fetchIds(context, uid, parsed, page);
  const conditionsWith = (operator: '$null' | '$notNull'): ConditionTree => ({
    all: [conditions, { relations: [], field: first.field, operator, value: true }],
  });
  const withValue: IdQuery = {
    conditions: conditionsWith('$notNull'),
    orders,
    nonNullField: first.field,
  };
  const ids = await fetchIds(context, uid, withValue, page);
  if (ids.length === page.limit) return ids;
  const isPastWithValue = ids.length === 0 && page.start > 0;
  const skipped = isPastWithValue
    ? await countEntries(context, uid, withValue.conditions)
    : page.start;
  const withoutValue: IdQuery = { conditions: conditionsWith('$null'), orders: others };
  const remaining = { start: page.start - skipped, limit: page.limit - ids.length };
  return [...ids, ...(await fetchIds(context, uid, withoutValue, remaining))];
}

interface IdQuery {
  conditions: ConditionTree;
  orders: SortOrder[];
  /** A nullable field that is not null in any matching entry. */
  nonNullField?: string;
}

async function fetchIds(
  context: ReadContext,
  uid: UID.ContentType,
  { conditions, orders, nonNullField }: IdQuery,
  { start, limit }: { start: number; limit: number },
): Promise<number[]> {
  const { strapi, sql } = context;
  const table = strapi.db.metadata.get(uid).tableName;
  const query = sql(table).select(`${table}.id`);
  await applyConditions(context, uid, query, conditions, 'list');
  for (const order of orders) {
    const isNullable = order.field !== nonNullField && !NON_NULL_FIELDS.has(order.field);
    query.orderByRaw(...orderSql(strapi, uid, order, isNullable));
  }
  const rows: { id: number }[] = await query.limit(limit).offset(start);
  return rows.map(({ id }) => id);
}

/**
 * Makes SQLite and PostgreSQL sort nulls and text alike. Not with "nulls last", for which SQLite does
 * not use an index.
 */
function orderSql(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  order: SortOrder,
  isNullable: boolean,
): [string, string[]] {
  const { attributes, tableName } = strapi.db.metadata.get(uid);
  const isText = attributes[order.field]?.type === 'string';
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const collation = isText && isPostgres ? ' collate "C"' : '';
  const column = `${tableName}.${columnOf(strapi, uid, order.field)}`;
  const sorted = `??${collation} ${order.direction}`;
  return isNullable ? [`?? is null, ${sorted}`, [column, column]] : [sorted, [column]];
}

/** Fields that are never null: required, or set by src/api/post/post-defaults.ts. */
const NON_NULL_FIELDS = new Set([
  'id',
  'stick_top',
  'sticky_order',
  'createdAt',
  'updatedAt',
  'name',
]);

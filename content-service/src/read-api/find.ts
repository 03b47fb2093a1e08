import type { Core, UID } from '@strapi/strapi';
import { addToCache, type ReadContext } from './cache';
import { columnOf } from './columns';
import { countEntries } from './count';
import { fetchEntries } from './entries';
import type { ConditionTree, ParsedQuery, SortOrder } from './rules';
import type { Entry } from './types';
import { applyConditions } from './where';

/**
 * Fetches the entries that a checked request asks for, in its order.
 * First their ids, by a query that an index carries; then what is shown of them.
 */
export async function findEntries(
  context: ReadContext,
  uid: UID.ContentType,
  parsed: ParsedQuery,
): Promise<Entry[]> {
  const { fields, populate, conditions, orders, page } = parsed;
  if (page.limit === 0) return [];
  const key = JSON.stringify([uid, conditions, orders, page.start, page.limit]);
  const ids =
    context.cache.ids.get(key) ??
    addToCache(context.cache.ids, key, await findIds(context, uid, parsed));
  const entries = await fetchEntries(context, uid, { fields, populate }, ids);
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/**
 * What has no value comes last, in either direction. An index holds it at one end only, so that
 * what has a value and what has none are looked up one after the other, each in an index's order.
 */
async function findIds(
  context: ReadContext,
  uid: UID.ContentType,
  parsed: ParsedQuery,
): Promise<number[]> {
  const { conditions, orders, page } = parsed;
  const [first, ...others] = orders;
  if (!first || NON_NULL_FIELDS.has(first.field)) return fetchIds(context, uid, parsed, page);
  const conditionsWith = (operator: '$null' | '$notNull'): ConditionTree => ({
    all: [conditions, { relations: [], field: first.field, operator, value: true }],
  });
  const withValue = { conditions: conditionsWith('$notNull'), orders, nonNullField: first.field };
  const ids = await fetchIds(context, uid, withValue, page);
  if (ids.length === page.limit) return ids;
  const isPastWithValue = ids.length === 0 && page.start > 0;
  const skipped = isPastWithValue
    ? await countEntries(context, uid, withValue.conditions)
    : page.start;
  const withoutValue = { conditions: conditionsWith('$null'), orders: others };
  const remaining = { start: page.start - skipped, limit: page.limit - ids.length };
  return [...ids, ...(await fetchIds(context, uid, withoutValue, remaining))];
}

interface IdQuery {
  conditions: ConditionTree;
  orders: SortOrder[];
  /** The field that the conditions leave no empty one of. */
  nonNullField?: string;
}

async function fetchIds(
  context: ReadContext,
  uid: UID.ContentType,
  { conditions, orders, nonNullField }: IdQuery,
  { start, limit }: { start: number; limit: number },
): Promise<number[]> {
  const { strapi } = context;
  const table = strapi.db.metadata.get(uid).tableName;
  const query = strapi.db.connection(table).select(`${table}.id`);
  await applyConditions(context, uid, query, conditions, 'list');
  for (const order of orders) {
    const isNullable = order.field !== nonNullField && !NON_NULL_FIELDS.has(order.field);
    query.orderByRaw(...orderSql(strapi, uid, order, isNullable));
  }
  const rows: { id: number }[] = await query.limit(limit).offset(start);
  return rows.map(({ id }) => id);
}

/**
 * SQLite and PostgreSQL would put the empty values at different ends, and sort text differently.
 * Not "nulls last", which SQLite finds in no index.
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

/** Kept filled by src/api/post/post-defaults.ts, or required. */
const NON_NULL_FIELDS = new Set([
  'id',
  'stick_top',
  'sticky_order',
  'createdAt',
  'updatedAt',
  'name',
]);

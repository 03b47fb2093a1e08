import type { Core, UID } from '@strapi/strapi';
import { columnOf } from './columns';
import { countEntries } from './count';
import { fetchEntries } from './entries';
import { keep, type Source } from './memory';
import type { ConditionTree, Order, Reading } from './rules';
import type { Entry } from './types';
import { applyConditions } from './where';

/**
 * Fetches the entries that a checked request asks for, in its order.
 * First their ids, by a query that an index carries; then what is shown of them.
 */
export async function findEntries(
  source: Source,
  uid: UID.ContentType,
  reading: Reading,
): Promise<Entry[]> {
  const { fields, populate, conditions, orders, page } = reading;
  if (page.limit === 0) return [];
  const about = JSON.stringify([uid, conditions, orders, page.start, page.limit]);
  const ids =
    source.memory.ids.get(about) ??
    keep(source.memory.ids, about, await findIds(source, uid, reading));
  const entries = await fetchEntries(source, uid, { fields, populate }, ids);
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/**
 * What has no value comes last, in either direction. An index holds it at one end only, so that
 * what has a value and what has none are looked up one after the other, each in an index's order.
 */
async function findIds(source: Source, uid: UID.ContentType, reading: Reading): Promise<number[]> {
  const { conditions, orders, page } = reading;
  const [first, ...others] = orders;
  if (!first || NEVER_EMPTY.has(first.field)) return cutIds(source, uid, reading, page);
  const where = (operator: '$null' | '$notNull'): ConditionTree => ({
    all: [conditions, { relations: [], field: first.field, operator, value: true }],
  });
  const filled = { conditions: where('$notNull'), orders, filled: first.field };
  const ids = await cutIds(source, uid, filled, page);
  if (ids.length === page.limit) return ids;
  const isPastFilled = ids.length === 0 && page.start > 0;
  const skipped = isPastFilled ? await countEntries(source, uid, filled.conditions) : page.start;
  const empty = { conditions: where('$null'), orders: others };
  const rest = { start: page.start - skipped, limit: page.limit - ids.length };
  return [...ids, ...(await cutIds(source, uid, empty, rest))];
}

interface Part {
  conditions: ConditionTree;
  orders: Order[];
  /** The field that the conditions leave no empty one of. */
  filled?: string;
}

async function cutIds(
  source: Source,
  uid: UID.ContentType,
  { conditions, orders, filled }: Part,
  { start, limit }: { start: number; limit: number },
): Promise<number[]> {
  const { strapi } = source;
  const table = strapi.db.metadata.get(uid).tableName;
  const query = strapi.db.connection(table).select(`${table}.id`);
  await applyConditions(source, uid, query, conditions, 'list');
  for (const order of orders) {
    const mayBeEmpty = order.field !== filled && !NEVER_EMPTY.has(order.field);
    query.orderByRaw(...orderSql(strapi, uid, order, mayBeEmpty));
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
  order: Order,
  mayBeEmpty: boolean,
): [string, string[]] {
  const { attributes, tableName } = strapi.db.metadata.get(uid);
  const isText = attributes[order.field]?.type === 'string';
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const collation = isText && isPostgres ? ' collate "C"' : '';
  const column = `${tableName}.${columnOf(strapi, uid, order.field)}`;
  const sorted = `??${collation} ${order.direction}`;
  return mayBeEmpty ? [`?? is null, ${sorted}`, [column, column]] : [sorted, [column]];
}

/** Kept filled by src/api/post/keep-complete.ts, or required. */
const NEVER_EMPTY = new Set(['id', 'stick_top', 'sticky_order', 'createdAt', 'updatedAt', 'name']);

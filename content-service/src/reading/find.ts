import type { Core, UID } from '@strapi/strapi';
import { columnOf } from './columns';
import { fetchEntries } from './entries';
import { keep, type Source } from './memory';
import type { Order, Reading } from './rules';
import { applyConditions } from './where';

/**
 * Fetches the entries that a checked request asks for, in its order.
 * First their ids, by one query that an index carries; then what is shown of them.
 */
export async function findEntries(source: Source, uid: UID.ContentType, reading: Reading) {
  const { strapi } = source;
  if (reading.page.limit === 0) return [];
  const table = strapi.db.metadata.get(uid).tableName;
  const query = strapi.db.connection(table).select(`${table}.id`);
  await applyConditions(source, uid, query, reading.conditions);
  for (const order of reading.orders) query.orderByRaw(...orderSql(strapi, uid, order));
  const rows: { id: number }[] = await query.limit(reading.page.limit).offset(reading.page.start);
  return fetchEntries(
    source,
    uid,
    reading,
    rows.map(({ id }) => id),
  );
}

/** How many entries the conditions of a request leave. */
export async function countEntries(source: Source, uid: UID.ContentType, reading: Reading) {
  const { strapi, memory } = source;
  const about = `${uid} ${JSON.stringify(reading.conditions)}`;
  const recalled = memory.counts.get(about);
  if (recalled !== undefined) return recalled;
  const query = strapi.db.connection(strapi.db.metadata.get(uid).tableName);
  await applyConditions(source, uid, query, reading.conditions);
  const rows: { total: number | string }[] = await query.count({ total: '*' });
  return keep(memory.counts, about, Number(rows[0]?.total ?? 0));
}

/** SQLite and PostgreSQL would put the empty values at different ends, and sort text differently. */
function orderSql(strapi: Core.Strapi, uid: UID.ContentType, order: Order): [string, string[]] {
  const { attributes, tableName } = strapi.db.metadata.get(uid);
  const isText = attributes[order.field]?.type === 'string';
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const collation = isText && isPostgres ? ' collate "C"' : '';
  const mayBeEmpty = NEVER_EMPTY.has(order.field) ? '' : ' nulls last';
  const column = `${tableName}.${columnOf(strapi, uid, order.field)}`;
  return [`??${collation} ${order.direction}${mayBeEmpty}`, [column]];
}

/** Kept filled by src/api/post/keep-complete.ts; "nulls last" would keep PostgreSQL off the index. */
const NEVER_EMPTY = new Set(['id', 'stick_top', 'sticky_order', 'createdAt', 'updatedAt', 'name']);

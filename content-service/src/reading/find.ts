import type { Core, UID } from '@strapi/strapi';
import type { Order, Reading, Selection } from './rules';
import { applyConditions, columnOf } from './where';

export type Entry = { id: number } & Record<string, unknown>;

/**
 * Fetches the entries that a checked request asks for, in its order.
 * First their ids, by one query that an index carries; then what is shown of them.
 */
export async function findEntries(strapi: Core.Strapi, uid: UID.ContentType, reading: Reading) {
  if (reading.page.limit === 0) return [];
  const table = strapi.db.metadata.get(uid).tableName;
  const query = strapi.db.connection(table).select(`${table}.id`);
  await applyConditions(strapi, uid, query, reading.conditions);
  for (const order of reading.orders) query.orderByRaw(...orderSql(strapi, uid, order));
  const rows: { id: number }[] = await query.limit(reading.page.limit).offset(reading.page.start);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const entries: Entry[] = await strapi.db
    .query(uid)
    .findMany({ where: { id: { $in: ids } }, ...toParameters(reading) });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many entries the conditions of a request leave. */
export async function countEntries(strapi: Core.Strapi, uid: UID.ContentType, reading: Reading) {
  const query = strapi.db.connection(strapi.db.metadata.get(uid).tableName);
  await applyConditions(strapi, uid, query, reading.conditions);
  const rows: { total: number | string }[] = await query.count({ total: '*' });
  return Number(rows[0]?.total ?? 0);
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

type Parameters = { select: string[]; populate: Record<string, Parameters>; where?: object };

function toParameters({ fields, populate }: Selection): Parameters {
  return {
    select: fields,
    populate: Object.fromEntries(
      Object.entries(populate).map(([name, below]) => [
        name,
        { ...toParameters(below), ...(below.only && { where: below.only }) },
      ]),
    ),
  };
}

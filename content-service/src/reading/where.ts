import type { UID } from '@strapi/strapi';
import { columnOf } from './columns';
import { containing } from './contains';
import { linkOf } from './links';
import { keep, type Source } from './memory';
import type { Condition, ConditionTree, Operator, Value } from './rules';
import type { Query } from './types';

/**
 * Puts conditions on a query of `uid`'s table. Relations are looked up first and put in as ids:
 * joins would make the database sort the whole table where an index holds the order already.
 */
export async function applyConditions(
  source: Source,
  uid: UID.ContentType,
  query: Query,
  tree: ConditionTree,
  aim: Aim,
): Promise<void> {
  const sql = await toSql(source, uid, tree, aim);
  sql(query);
}

/** What a query is for: counting needs every match, a list the first few. */
type Aim = 'list' | 'count';
type Sql = (query: Query) => void;

async function toSql(source: Source, uid: string, tree: ConditionTree, aim: Aim): Promise<Sql> {
  if ('field' in tree) return conditionSql(source, uid, tree, aim);
  const isAny = 'any' in tree;
  const parts = await Promise.all(
    (isAny ? tree.any : tree.all).map((member) => toSql(source, uid, member, aim)),
  );
  if (isAny && parts.length === 0) return (query) => query.whereRaw('1 = 0');
  if (!isAny) {
    return (query) => {
      for (const part of parts) part(query);
    };
  }
  return (query) => {
    query.where((inner: Query) => {
      for (const part of parts) inner.orWhere((one: Query) => part(one));
    });
  };
}

async function conditionSql(
  source: Source,
  uid: string,
  condition: Condition,
  aim: Aim,
): Promise<Sql> {
  const { strapi } = source;
  const { tableName } = strapi.db.metadata.get(uid);
  const { relations, field, operator, value } = condition;
  const [relation, ...deeper] = relations;
  if (relation === undefined) {
    const column = `${tableName}.${columnOf(strapi, uid, field)}`;
    if (operator !== '$contains') return (query) => COMPARE[operator](query, column, value);
    const clause = await containing(source, tableName, column, String(value), aim);
    return (query) => query.whereRaw(...clause);
  }
  const link = linkOf(strapi, uid, relation);
  if (!('column' in link)) {
    const ids = await idsOf(source, link.target, { ...condition, relations: deeper });
    const linked = strapi.db.connection(link.table).select(link.owner).where(link.fixed);
    compareIds(linked, link.owned, ids);
    return (query) => query.whereIn(`${tableName}.id`, linked);
  }
  const column = `${tableName}.${link.column}`;
  if (deeper.length === 0 && field === 'id' && operator !== '$contains') {
    return (query) => COMPARE[operator](query, column, value);
  }
  const ids = await idsOf(source, link.target, { ...condition, relations: deeper });
  return (query) => compareIds(query, column, ids);
}

async function idsOf(source: Source, uid: string, condition: Condition): Promise<number[]> {
  const { strapi, memory } = source;
  const about = `${uid} ${JSON.stringify(condition)}`;
  const recalled = memory.ids.get(about);
  if (recalled) return recalled;
  const table = strapi.db.metadata.get(uid).tableName;
  const query = strapi.db.connection(table).select(`${table}.id`);
  (await conditionSql(source, uid, condition, 'list'))(query);
  const rows: { id: number }[] = await query;
  return keep(
    memory.ids,
    about,
    rows.map((row) => row.id),
  );
}

/** One id is compared with `=`: only then does an index keep its order behind this column. */
function compareIds(query: Query, column: string, ids: number[]) {
  if (ids.length === 1) query.where(column, ids[0]);
  else query.whereIn(column, ids);
}

type Compare = (query: Query, column: string, value: Value | Value[]) => void;

const COMPARE: Record<Exclude<Operator, '$contains'>, Compare> = {
  $eq: (query, column, value) => query.where(column, '=', value),
  $ne: (query, column, value) => query.where(column, '<>', value),
  $lt: (query, column, value) => query.where(column, '<', value),
  $lte: (query, column, value) => query.where(column, '<=', value),
  $gt: (query, column, value) => query.where(column, '>', value),
  $gte: (query, column, value) => query.where(column, '>=', value),
  $in: (query, column, value) => query.whereIn(column, [value].flat()),
  $notIn: (query, column, value) => query.whereNotIn(column, [value].flat()),
  $null: (query, column) => query.whereNull(column),
  $notNull: (query, column) => query.whereNotNull(column),
};

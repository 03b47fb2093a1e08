import type { Core, UID } from '@strapi/strapi';
import { columnOf } from './columns';
import { keep, type Source } from './memory';
import type { Condition, ConditionTree, Operator, Value } from './rules';

type Connection = Core.Strapi['db']['connection'];
export type Query = ReturnType<Connection>;

/**
 * Puts conditions on a query of `uid`'s table. Relations are looked up first and put in as ids:
 * joins would make the database sort the whole table where an index holds the order already.
 */
export async function applyConditions(
  source: Source,
  uid: UID.ContentType,
  query: Query,
  tree: ConditionTree,
): Promise<void> {
  const sql = await toSql(source, uid, tree);
  sql(query);
}

type Sql = (query: Query) => void;

async function toSql(source: Source, uid: string, tree: ConditionTree): Promise<Sql> {
  if ('field' in tree) return conditionSql(source, uid, tree);
  const isAny = 'any' in tree;
  const parts = await Promise.all(
    (isAny ? tree.any : tree.all).map((member) => toSql(source, uid, member)),
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

async function conditionSql(source: Source, uid: string, condition: Condition): Promise<Sql> {
  const { strapi } = source;
  const meta = strapi.db.metadata.get(uid);
  const [relation, ...deeper] = condition.relations;
  if (relation === undefined) {
    const column = `${meta.tableName}.${columnOf(strapi, uid, condition.field)}`;
    return (query) => compare(query, column, condition.operator, condition.value);
  }
  const attribute = meta.attributes[relation];
  if (attribute?.type !== 'relation' || !('target' in attribute)) {
    throw new Error(`${uid} has no relation ${relation}`);
  }
  const beyond = { ...condition, relations: deeper };
  const ownColumn = 'joinColumn' in attribute ? attribute.joinColumn?.name : undefined;
  if (ownColumn && deeper.length === 0 && condition.field === 'id') {
    const column = `${meta.tableName}.${ownColumn}`;
    return (query) => compare(query, column, condition.operator, condition.value);
  }
  const ids = await idsOf(source, attribute.target, beyond);
  if (ownColumn) return (query) => compareIds(query, `${meta.tableName}.${ownColumn}`, ids);
  if (
    !('joinTable' in attribute) ||
    !attribute.joinTable ||
    !('inverseJoinColumn' in attribute.joinTable)
  ) {
    throw new Error(`${uid}.${relation} cannot be filtered by`);
  }
  const { name, joinColumn, inverseJoinColumn } = attribute.joinTable;
  const linked = strapi.db.connection(name).select(joinColumn.name);
  compareIds(linked, inverseJoinColumn.name, ids);
  return (query) => query.whereIn(`${meta.tableName}.id`, linked);
}

async function idsOf(source: Source, uid: string, condition: Condition): Promise<number[]> {
  const { strapi, memory } = source;
  const about = `${uid} ${JSON.stringify(condition)}`;
  const recalled = memory.ids.get(about);
  if (recalled) return recalled;
  const table = strapi.db.metadata.get(uid).tableName;
  const query = strapi.db.connection(table).select(`${table}.id`);
  (await conditionSql(source, uid, condition))(query);
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

const COMPARE: Record<Operator, (query: Query, column: string, value: Value | Value[]) => void> = {
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
  $contains: (query, column, value) =>
    query.whereRaw("?? like ? escape '\\'", [column, `%${escapeLike(String(value))}%`]),
};

function compare(query: Query, column: string, operator: Operator, value: Value | Value[]) {
  COMPARE[operator](query, column, value);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

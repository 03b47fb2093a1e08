import type { Core } from '@strapi/strapi';
import { addToCache, type ReadContext } from './cache';
import { columnOf } from './columns';
import { containsClause } from './contains';
import { relationOf } from './relations';
import type { Condition, ConditionTree, OneTranslation, Operator, Value } from './rules';

/** A query builder of knex. */
export type SqlQuery = ReturnType<Core.Strapi['db']['connection']>;

/**
 * Adds conditions to a query of `uid`'s table. Relations are resolved to ids first: with joins the
 * database would sort the whole table instead of using an index in list order.
 */
export async function applyConditions(
  context: ReadContext,
  uid: string,
  query: SqlQuery,
  tree: ConditionTree,
  purpose: Purpose,
): Promise<void> {
  const apply = await treeModifier(context, uid, tree, purpose);
  apply(query);
}

/**
 * The translations that are left out for another one of their group, as a query for their ids that
 * reads entries in groups only. Returned in a function, because a query is run when it is awaited.
 */
export async function otherTranslations(
  context: ReadContext,
  uid: string,
  { among, fields, preferred }: OneTranslation,
): Promise<() => SqlQuery> {
  const { strapi } = context;
  const table = tableNameOf(context, uid);
  const column = (field: string) => `${table}.${columnOf(strapi, uid, field)}`;
  const { relation: relationName, field } = fields.language;
  const relation = relationOf(strapi, uid, relationName);
  if (!('column' in relation)) throw new Error(`${relationName} is not stored in a column`);
  const languages = await idsOf(context, relation.target, {
    relations: [],
    field,
    operator: '$in',
    value: preferred,
  });
  const isPreferred =
    languages.length > 0 ? `?? in (${languages.map(() => '?')})` : '?? is null and 1 = 0';
  const place = strapi.db.connection.raw(
    `row_number() over (partition by ?? order by
       case when ${isPreferred} then 0 when ?? is null then 1 else 2 end, ??) as place`,
    [
      column(fields.group),
      `${table}.${relation.column}`,
      ...languages,
      column(fields.source),
      `${table}.id`,
    ],
  );
  const grouped = strapi.db
    .connection(table)
    .select(`${table}.id`, place)
    // Not "is not null": SQLite would read all active entries instead of the index on groups.
    .where(column(fields.group), '>', '');
  await applyConditions(context, uid, grouped, among, 'count');
  return () => strapi.db.connection.select('id').from(grouped.as('grouped')).where('place', '>', 1);
}

const tableNameOf = ({ strapi }: ReadContext, uid: string) => strapi.db.metadata.get(uid).tableName;

/** Counting needs all matches, a list only the first few. */
type Purpose = 'list' | 'count';
type QueryModifier = (query: SqlQuery) => void;

async function treeModifier(
  context: ReadContext,
  uid: string,
  tree: ConditionTree,
  purpose: Purpose,
): Promise<QueryModifier> {
  if ('field' in tree) return conditionModifier(context, uid, tree, purpose);
  if ('among' in tree) {
    const others = await otherTranslations(context, uid, tree);
    // PostgreSQL looks ids up in a hash table, and still reads the list in the order of its index.
    return (query) => query.whereNotIn(`${tableNameOf(context, uid)}.id`, others());
  }
  const isAny = 'any' in tree;
  const parts = await Promise.all(
    (isAny ? tree.any : tree.all).map((member) => treeModifier(context, uid, member, purpose)),
  );
  if (isAny && parts.length === 0) return (query) => query.whereRaw('1 = 0');
  if (!isAny) {
    return (query) => {
      for (const part of parts) part(query);
    };
  }
  return (query) => {
    query.where((inner: SqlQuery) => {
      for (const part of parts) inner.orWhere((one: SqlQuery) => part(one));
    });
  };
}

async function conditionModifier(
  context: ReadContext,
  uid: string,
  condition: Condition,
  purpose: Purpose,
): Promise<QueryModifier> {
  const { strapi } = context;
  const { tableName } = strapi.db.metadata.get(uid);
  const { relations, field, operator, value } = condition;
  const [relationName, ...remaining] = relations;
  if (relationName === undefined) {
    const column = `${tableName}.${columnOf(strapi, uid, field)}`;
    if (operator !== '$contains') return (query) => COMPARATORS[operator](query, column, value);
    const clause = await containsClause(context, tableName, column, String(value), purpose);
    return (query) => query.whereRaw(...clause);
  }
  const relation = relationOf(strapi, uid, relationName);
  if (!('column' in relation)) {
    const ids = await idsOf(context, relation.target, { ...condition, relations: remaining });
    const relatedIds = strapi.db
      .connection(relation.table)
      .select(relation.ownerColumn)
      .where(relation.fixedValues);
    compareIds(relatedIds, relation.targetColumn, ids);
    return (query) => query.whereIn(`${tableName}.id`, relatedIds);
  }
  const column = `${tableName}.${relation.column}`;
  if (remaining.length === 0 && field === 'id' && operator !== '$contains') {
    return (query) => COMPARATORS[operator](query, column, value);
  }
  const ids = await idsOf(context, relation.target, { ...condition, relations: remaining });
  return (query) => compareIds(query, column, ids);
}

async function idsOf(context: ReadContext, uid: string, condition: Condition): Promise<number[]> {
  const { strapi, cache } = context;
  const key = `${uid} ${JSON.stringify(condition)}`;
  const cached = cache.ids.get(key);
  if (cached) return cached;
  const table = strapi.db.metadata.get(uid).tableName;
  const query = strapi.db.connection(table).select(`${table}.id`);
  (await conditionModifier(context, uid, condition, 'list'))(query);
  const rows: { id: number }[] = await query;
  return addToCache(
    cache.ids,
    key,
    rows.map((row) => row.id),
  );
}

/** A single id is compared with `=`, so that an index on this column still provides the order. */
function compareIds(query: SqlQuery, column: string, ids: number[]) {
  if (ids.length === 1) query.where(column, ids[0]);
  else query.whereIn(column, ids);
}

type Comparator = (query: SqlQuery, column: string, value: Value | Value[]) => void;

const COMPARATORS: Record<Exclude<Operator, '$contains'>, Comparator> = {
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

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
  const table = context.strapi.db.metadata.get(uid).tableName;
  const apply = await treeModifier(context, { uid, table }, tree, purpose);
  apply(query);
}

/** A type, and the name that a query has for its table. */
interface Entries {
  uid: string;
  table: string;
}

/** Counting needs all matches, a list only the first few. */
type Purpose = 'list' | 'count';
type QueryModifier = (query: SqlQuery) => void;

async function treeModifier(
  context: ReadContext,
  entries: Entries,
  tree: ConditionTree,
  purpose: Purpose,
): Promise<QueryModifier> {
  if ('field' in tree) return conditionModifier(context, entries, tree, purpose);
  if ('among' in tree) return oneTranslationModifier(context, entries, tree);
  const isAny = 'any' in tree;
  const parts = await Promise.all(
    (isAny ? tree.any : tree.all).map((member) => treeModifier(context, entries, member, purpose)),
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

/** The name of a table of translations within a query for one of them. */
const MEMBER = 'member';

/**
 * For each entry of a group that a list comes to, its group is read: a page has few entries, however
 * many are in groups.
 */
async function oneTranslationModifier(
  context: ReadContext,
  { uid, table }: Entries,
  { among, fields, preferred }: OneTranslation,
): Promise<QueryModifier> {
  const { strapi } = context;
  const { connection } = strapi.db;
  const columnIn = (name: string) => (field: string) => `${name}.${columnOf(strapi, uid, field)}`;
  const [ofEntry, ofMember] = [columnIn(table), columnIn(MEMBER)];
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
  const isAmong = await treeModifier(context, { uid, table: MEMBER }, among, 'count');
  return (query) => {
    const shown: SqlQuery = connection({ [MEMBER]: strapi.db.metadata.get(uid).tableName })
      .select(`${MEMBER}.id`)
      .whereRaw('?? = ??', [ofMember(fields.group), ofEntry(fields.group)])
      .orderByRaw(`case when ${isPreferred} then 0 when ?? is null then 1 else 2 end, ??`, [
        `${MEMBER}.${relation.column}`,
        ...languages,
        ofMember(fields.source),
        ofMember('id'),
      ])
      .limit(1);
    isAmong(shown);
    // Not with "or": both databases would leave the order of the list's index for it.
    query.whereRaw('case when ?? is null then true else ?? = (?) end', [
      ofEntry(fields.group),
      ofEntry('id'),
      shown,
    ]);
  };
}

async function conditionModifier(
  context: ReadContext,
  { uid, table }: Entries,
  condition: Condition,
  purpose: Purpose,
): Promise<QueryModifier> {
  const { strapi } = context;
  const { relations, field, operator, value } = condition;
  const [relationName, ...remaining] = relations;
  if (relationName === undefined) {
    const column = `${table}.${columnOf(strapi, uid, field)}`;
    if (operator !== '$contains') return (query) => COMPARATORS[operator](query, column, value);
    const { tableName } = strapi.db.metadata.get(uid);
    const entries = { tableName, table, column };
    const clause = await containsClause(context, entries, String(value), purpose);
    return (query) => query.whereRaw(...clause);
  }
  const relation = relationOf(strapi, uid, relationName);
  if (!('column' in relation)) {
    const ids = await idsOf(context, relation.target, { ...condition, relations: remaining });
    const relatedIds = context
      .sql(relation.table)
      .select(relation.ownerColumn)
      .where(relation.fixedValues);
    compareIds(relatedIds, relation.targetColumn, ids);
    return (query) => query.whereIn(`${table}.id`, relatedIds);
  }
  const column = `${table}.${relation.column}`;
  if (remaining.length === 0 && field === 'id' && operator !== '$contains') {
    return (query) => COMPARATORS[operator](query, column, value);
  }
  const ids = await idsOf(context, relation.target, { ...condition, relations: remaining });
  return (query) => compareIds(query, column, ids);
}

async function idsOf(context: ReadContext, uid: string, condition: Condition): Promise<number[]> {
  const { strapi, cache, sql } = context;
  const key = `${uid} ${JSON.stringify(condition)}`;
  const cached = cache.ids.get(key);
  if (cached) return cached;
  const table = strapi.db.metadata.get(uid).tableName;
  const query = sql(table).select(`${table}.id`);
  (await conditionModifier(context, { uid, table }, condition, 'list'))(query);
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

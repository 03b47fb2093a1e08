import type { UID } from '@strapi/strapi';
import { addToCache, type ReadContext } from './cache';
import { columnOf } from './columns';
import { type ConditionTree, type OneTranslation, partsOf } from './rules';
import { applyConditions, type SqlQuery } from './where';

/** Counts the entries that match the conditions. */
export async function countEntries(
  context: ReadContext,
  uid: UID.ContentType,
  conditions: ConditionTree,
): Promise<number> {
  const { strapi, cache, sql } = context;
  const key = `${uid} ${JSON.stringify(conditions)}`;
  const cached = cache.counts.get(key);
  if (cached !== undefined) return cached;
  const one = oneTranslationOf(conditions);
  if (one) {
    const total = await countEntries(context, uid, one.rest);
    return addToCache(cache.counts, key, total - (await countLeftOut(context, uid, one)));
  }
  const { tableName } = strapi.db.metadata.get(uid);
  const complement = strapi.db.dialect.client === 'sqlite' ? complementOf(conditions) : undefined;
  const countQuery: SqlQuery = sql(tableName).count({ total: '*' });
  await applyConditions(context, uid, countQuery, complement ?? conditions, 'count');
  const query = complement
    ? sql.select(sql.raw('(select count(*) from ??) - (?) as total', [tableName, countQuery]))
    : countQuery;
  const rows: { total: number | string }[] = await query;
  return addToCache(cache.counts, key, Number(rows[0]?.total ?? 0));
}

interface Split {
  condition: OneTranslation;
  /** All other conditions. */
  rest: ConditionTree;
}

/** Apart, because the indexes that entries are counted with do not contain groups. */
export function oneTranslationOf(conditions: ConditionTree): Split | undefined {
  const parts = partsOf(conditions);
  const condition = parts.find((part) => 'among' in part);
  return condition && { condition, rest: { all: parts.filter((part) => part !== condition) } };
}

/**
 * Counts the entries that meet all other conditions, but are left out for a translation: of each group
 * all but one.
 */
async function countLeftOut(
  context: ReadContext,
  uid: UID.ContentType,
  { condition, rest }: Split,
): Promise<number> {
  const { strapi, sql } = context;
  const { tableName } = strapi.db.metadata.get(uid);
  const group = `${tableName}.${columnOf(strapi, uid, condition.fields.group)}`;
  // By groups, in the order of their index, which SQLite would not use for "count(distinct …)".
  const groups: SqlQuery = sql(tableName)
    .count({ members: '*' })
    .where(group, '>', '')
    .groupBy(group);
  await applyConditions(context, uid, groups, rest, 'count');
  const query = sql.from(groups.as('groups')).select(sql.raw('sum(members - 1) as total'));
  const rows: { total: number | string }[] = await query;
  return Number(rows[0]?.total ?? 0);
}

/**
 * The opposite of a single boolean condition. SQLite counts a whole table quickly, and few entries
 * are hidden: subtracting those takes a tenth of the time.
 */
function complementOf(conditions: ConditionTree): ConditionTree | undefined {
  const [condition, ...others] = 'all' in conditions ? conditions.all : [conditions];
  if (!condition || others.length > 0 || !('field' in condition)) return undefined;
  const { relations, operator, value } = condition;
  if (relations.length > 0 || operator !== '$eq' || typeof value !== 'boolean') return undefined;
  return {
    any: [
      { ...condition, value: !value },
      { ...condition, operator: '$null', value: true },
    ],
  };
}

import type { UID } from '@strapi/strapi';
import { addToCache, type ReadContext } from './cache';
import type { ConditionTree } from './rules';
import { applyConditions, type SqlQuery } from './where';

/** Counts the entries that match the conditions. */
export async function countEntries(
  context: ReadContext,
  uid: UID.ContentType,
  conditions: ConditionTree,
): Promise<number> {
  const { strapi, cache } = context;
  const key = `${uid} ${JSON.stringify(conditions)}`;
  const cached = cache.counts.get(key);
  if (cached !== undefined) return cached;
  const { tableName } = strapi.db.metadata.get(uid);
  const { connection, dialect } = strapi.db;
  const complement = dialect.client === 'sqlite' ? complementOf(conditions) : undefined;
  const countQuery: SqlQuery = connection(tableName).count({ total: '*' });
  await applyConditions(context, uid, countQuery, complement ?? conditions, 'count');
  const query = complement
    ? connection.select(
        connection.raw('(select count(*) from ??) - (?) as total', [tableName, countQuery]),
      )
    : countQuery;
  const rows: { total: number | string }[] = await query;
  return addToCache(cache.counts, key, Number(rows[0]?.total ?? 0));
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

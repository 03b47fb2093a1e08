import type { UID } from '@strapi/strapi';
import { addToCache, type ReadContext } from './cache';
import { columnOf } from './columns';
import { oneTranslationOf } from './count';
import { relationOf } from './relations';
import type { ConditionTree } from './rules';
import { applyConditions, type SqlQuery } from './where';

interface Count {
  slug: string;
  total: number;
}

/**
 * Counts the entries that match the conditions by the slug of a related entry, the most frequent
 * first. Two statements, however many values there are: translations that are not listed are counted
 * apart, as the index that entries are counted with does not contain groups.
 * @param relationName a relation that is stored in a column, to a type with slugs
 */
export async function countBy(
  context: ReadContext,
  uid: UID.ContentType,
  conditions: ConditionTree,
  relationName: string,
): Promise<Count[]> {
  const { cache } = context;
  const key = `${uid} ${relationName} ${JSON.stringify(conditions)}`;
  return (
    cache.countsBy.get(key) ??
    addToCache(cache.countsBy, key, await queryCounts(context, uid, conditions, relationName))
  );
}

async function queryCounts(
  context: ReadContext,
  uid: UID.ContentType,
  conditions: ConditionTree,
  relationName: string,
): Promise<Count[]> {
  const { strapi, sql: connection } = context;
  const { tableName } = strapi.db.metadata.get(uid);
  const relation = relationOf(strapi, uid, relationName);
  if (!('column' in relation)) throw new Error(`${relationName} is not stored in a column`);
  const column = `${tableName}.${relation.column}`;
  const one = oneTranslationOf(conditions);
  const query: SqlQuery = connection(tableName)
    .select({ value: column })
    .count({ total: '*' })
    .whereNotNull(column)
    .groupBy(column);
  await applyConditions(context, uid, query, one?.rest ?? conditions, 'count');
  const totals = toMap(await query);
  if (one) {
    const group = `${tableName}.${columnOf(strapi, uid, one.condition.fields.group)}`;
    const groups: SqlQuery = connection(tableName)
      .select({ value: column })
      .count({ members: '*' })
      .where(group, '>', '')
      .whereNotNull(column)
      .groupBy(column, group);
    await applyConditions(context, uid, groups, one.rest, 'count');
    const leftOut = await connection
      .from(groups.as('groups'))
      .select('value', connection.raw('sum(members - 1) as total'))
      .groupBy('value');
    for (const [id, total] of toMap(leftOut)) totals.set(id, (totals.get(id) ?? 0) - total);
  }
  const target = strapi.db.metadata.get(relation.target).tableName;
  const slugs: { id: number; slug: string }[] = await connection(target)
    .select('id', 'slug')
    .whereIn('id', [...totals.keys()]);
  const bySlug = Map.groupBy(slugs, ({ slug }) => slug);
  return [...bySlug]
    .map(([slug, same]) => ({
      slug,
      total: same.reduce((sum, { id }) => sum + (totals.get(id) ?? 0), 0),
    }))
    .toSorted((a, b) => b.total - a.total || (a.slug < b.slug ? -1 : 1));
}

/** PostgreSQL returns counts as text. */
function toMap(rows: { value: number; total: number | string }[]): Map<number, number> {
  return new Map(rows.map(({ value, total }) => [Number(value), Number(total)]));
}

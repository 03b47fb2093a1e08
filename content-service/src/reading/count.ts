import type { UID } from '@strapi/strapi';
import { keep, type Source } from './memory';
import type { ConditionTree } from './rules';
import type { Query } from './types';
import { applyConditions } from './where';

/** How many entries the conditions leave. */
export async function countEntries(
  source: Source,
  uid: UID.ContentType,
  conditions: ConditionTree,
): Promise<number> {
  const { strapi, memory } = source;
  const about = `${uid} ${JSON.stringify(conditions)}`;
  const recalled = memory.counts.get(about);
  if (recalled !== undefined) return recalled;
  const { tableName } = strapi.db.metadata.get(uid);
  const { connection, dialect } = strapi.db;
  const left = dialect.client === 'sqlite' ? leftOut(conditions) : undefined;
  const counted: Query = connection(tableName).count({ total: '*' });
  await applyConditions(source, uid, counted, left ?? conditions, 'count');
  const query = left
    ? connection.select(
        connection.raw('(select count(*) from ??) - (?) as total', [tableName, counted]),
      )
    : counted;
  const rows: { total: number | string }[] = await query;
  return keep(memory.counts, about, Number(rows[0]?.total ?? 0));
}

/**
 * What a single yes or no leaves out. SQLite knows at once how many entries a table has, and few of
 * them are hidden: counting these takes a tenth of the time.
 */
function leftOut(conditions: ConditionTree): ConditionTree | undefined {
  const [only, ...others] = 'all' in conditions ? conditions.all : [conditions];
  if (!only || others.length > 0 || !('field' in only)) return undefined;
  const { relations, operator, value } = only;
  if (relations.length > 0 || operator !== '$eq' || typeof value !== 'boolean') return undefined;
  return {
    any: [
      { ...only, value: !value },
      { ...only, operator: '$null', value: true },
    ],
  };
}

import type { ReadContext } from '../../read-api/cache';
import type { ConditionTree } from '../../read-api/rules';
import { applyConditions } from '../../read-api/where';
import type { PostFilter } from '../../search/query/scope';

const POST = 'api::post.post';

/** The posts that fulfil conditions, as a subquery; undefined for no conditions. */
export async function filterOf(
  context: ReadContext,
  conditions: ConditionTree,
): Promise<PostFilter | undefined> {
  if ('all' in conditions && conditions.all.length === 0) return undefined;
  const { tableName } = context.strapi.db.metadata.get(POST);
  const query = context.strapi.db.connection(tableName).select(`${tableName}.id`);
  await applyConditions(context, POST, query, conditions, 'count');
  const { sql, bindings } = query.toSQL();
  return { sql, values: bindings };
}

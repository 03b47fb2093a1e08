import type { ReadContext } from '../../read-api/cache';
import type { ConditionTree } from '../../read-api/rules';
import { applyConditions } from '../../read-api/where';
import type { PostFilter } from '../../search/query/scope';

const POST = 'api::post.post';

const WITH_OPENING_HOURS = `?? in (select c.entity_id from posts_cmps c
  join components_post_information i on i.id = c.cmp_id
  where c.component_type = 'post.information' and i.opening_hours <> '')`;

/**
 * The posts that fulfil conditions, as a subquery; undefined for no conditions.
 * @param opening the context, which may still be opening: without conditions it is not waited for
 * @param hasOpeningHours whether only posts with opening hours do, of which some may be open
 */
export async function filterOf(
  opening: ReadContext | Promise<ReadContext>,
  conditions: ConditionTree,
  hasOpeningHours: boolean,
): Promise<PostFilter | undefined> {
  if ('all' in conditions && conditions.all.length === 0 && !hasOpeningHours) return undefined;
  const context = await opening;
  const { tableName } = context.strapi.db.metadata.get(POST);
  const query = context.strapi.db.connection(tableName).select(`${tableName}.id`);
  await applyConditions(context, POST, query, conditions, 'count');
  if (hasOpeningHours) query.whereRaw(WITH_OPENING_HOURS, [`${tableName}.id`]);
  const { sql, bindings } = query.toSQL();
  return { sql, values: bindings };
}

import type { Core } from '@strapi/strapi';
import { columnOf } from '../../reading/columns';
import { POST_RULES } from './reading-rules';

const POST = 'api::post.post';

/**
 * Makes an index for each sort of posts, of all kinds and of one: a list then reads as many rows
 * as it shows, however many posts there are. Not in the schema, because PostgreSQL sorts text by
 * an index only where both name the same collation.
 */
export async function keepSortIndexes(strapi: Core.Strapi): Promise<void> {
  const { tableName, attributes } = strapi.db.metadata.get(POST);
  const isPostgres = strapi.db.dialect.client === 'postgres';
  for (const field of POST_RULES.sorts) {
    const column = columnOf(strapi, POST, field);
    const collation = isPostgres && attributes[field]?.type === 'string' ? ' collate "C"' : '';
    const order = field === 'id' ? '"id"' : `"${column}"${collation}, "id"`;
    for (const [name, narrowed] of [
      ['all', '"is_active"'],
      ['kind', '"is_active", "post_type_id"'],
    ]) {
      await strapi.db.connection.raw(
        `create index if not exists "posts_${name}_by_${column}" on "${tableName}" (${narrowed}, ${order})`,
      );
    }
  }
}

/**
 * Lets the database look at what it holds: without that SQLite takes "is active" for a rare thing
 * and reads every post. A sample of each index is enough, and takes milliseconds.
 */
export async function refreshStatistics(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite') {
    await strapi.db.connection.raw('pragma analysis_limit = 1000');
  }
  await strapi.db.connection.raw('analyze');
}

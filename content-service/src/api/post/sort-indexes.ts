import type { Core } from '@strapi/strapi';
import { columnOf } from '../../read-api/columns';
import { POST_READ_RULES } from './read-rules';

const POST = 'api::post.post';

const ALL_POSTS_COLUMNS = '"is_active"';
const POSTS_OF_KIND_COLUMNS = '"is_active", "post_type_id"';

/** What has not ended is told by both: with the other beside it, no row is read for that. */
const COVERING_COLUMNS: Record<string, string> = { start: 'end', end: 'start' };

/** What takes place soonest first, below what is pinned; by this index alone also when it ends. */
const AGENDA_COLUMNS =
  '"stick_top" desc, "sticky_order" desc, ("start" is null), "start", "id", "end"';

/** Names of the indexes that this file makes, and made. */
const SORT_INDEX_NAME = /^posts_(?:(?:all|kind)_by_\w+|agenda_of_kind)$/;

/**
 * Makes an index for each sort of posts, of all kinds and of one: a list then reads as many rows
 * as it shows, however many posts there are. Not in the schema, because PostgreSQL sorts text by
 * an index only where both name the same collation.
 */
export async function ensureSortIndexes(strapi: Core.Strapi): Promise<void> {
  const { tableName, attributes } = strapi.db.metadata.get(POST);
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const created = new Set<string>();
  const create = async (suffix: string, columns: string) => {
    const name = `posts_${suffix}`;
    created.add(name);
    await strapi.db.connection.raw(
      `create index if not exists "${name}" on "${tableName}" (${columns})`,
    );
  };
  for (const field of POST_READ_RULES.sorts) {
    const column = columnOf(strapi, POST, field);
    const collation = isPostgres && attributes[field]?.type === 'string' ? ' collate "C"' : '';
    const order = field === 'id' ? '"id"' : `"${column}"${collation}, "id"`;
    const coveringColumn = COVERING_COLUMNS[field];
    const [name, rest] = coveringColumn
      ? [`${column}_with_${coveringColumn}`, `, "${coveringColumn}"`]
      : [column, ''];
    await create(`all_by_${name}`, `${ALL_POSTS_COLUMNS}, ${order}${rest}`);
    await create(`kind_by_${name}`, `${POSTS_OF_KIND_COLUMNS}, ${order}${rest}`);
  }
  await create('agenda_of_kind', `${POSTS_OF_KIND_COLUMNS}, ${AGENDA_COLUMNS}`);
  await dropObsoleteIndexes(strapi, created);
}

/** Indexes of an earlier version would be kept up with each write, and chosen where others are better. */
async function dropObsoleteIndexes(
  strapi: Core.Strapi,
  current: ReadonlySet<string>,
): Promise<void> {
  const { connection, dialect } = strapi.db;
  const existing: { name: string }[] =
    dialect.client === 'postgres'
      ? await connection('pg_indexes')
          .select({ name: 'indexname' })
          .whereRaw('schemaname = current_schema()')
      : await connection('sqlite_master').select('name').where('type', 'index');
  const obsolete = existing.filter(({ name }) => SORT_INDEX_NAME.test(name) && !current.has(name));
  for (const { name } of obsolete) await connection.raw('drop index ??', [name]);
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

import type { Core } from '@strapi/strapi';
import { columnOf } from '../../reading/columns';
import { POST_RULES } from './reading-rules';

const POST = 'api::post.post';

const ALL = '"is_active"';
const OF_A_KIND = '"is_active", "post_type_id"';

/** What has not ended is told by both: with the other beside it, no row is read for that. */
const BESIDE: Record<string, string> = { start: 'end', end: 'start' };

/** What takes place soonest first, below what is pinned; by this index alone also when it ends. */
const AGENDA = '"stick_top" desc, "sticky_order" desc, ("start" is null), "start", "id", "end"';

/** Names of the indexes that this file makes, and made. */
const SORT_INDEX = /^posts_(?:(?:all|kind)_by_\w+|agenda_of_kind)$/;

/**
 * Makes an index for each sort of posts, of all kinds and of one: a list then reads as many rows
 * as it shows, however many posts there are. Not in the schema, because PostgreSQL sorts text by
 * an index only where both name the same collation.
 */
export async function keepSortIndexes(strapi: Core.Strapi): Promise<void> {
  const { tableName, attributes } = strapi.db.metadata.get(POST);
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const made = new Set<string>();
  const make = async (end: string, columns: string) => {
    const name = `posts_${end}`;
    made.add(name);
    await strapi.db.connection.raw(
      `create index if not exists "${name}" on "${tableName}" (${columns})`,
    );
  };
  for (const field of POST_RULES.sorts) {
    const column = columnOf(strapi, POST, field);
    const collation = isPostgres && attributes[field]?.type === 'string' ? ' collate "C"' : '';
    const order = field === 'id' ? '"id"' : `"${column}"${collation}, "id"`;
    const beside = BESIDE[field];
    const [name, rest] = beside ? [`${column}_with_${beside}`, `, "${beside}"`] : [column, ''];
    await make(`all_by_${name}`, `${ALL}, ${order}${rest}`);
    await make(`kind_by_${name}`, `${OF_A_KIND}, ${order}${rest}`);
  }
  await make('agenda_of_kind', `${OF_A_KIND}, ${AGENDA}`);
  await dropFormer(strapi, made);
}

/** Indexes of an earlier version would be kept up with each write, and chosen where others are better. */
async function dropFormer(strapi: Core.Strapi, made: ReadonlySet<string>): Promise<void> {
  const { connection, dialect } = strapi.db;
  const inUse: { name: string }[] =
    dialect.client === 'postgres'
      ? await connection('pg_indexes')
          .select({ name: 'indexname' })
          .whereRaw('schemaname = current_schema()')
      : await connection('sqlite_master').select('name').where('type', 'index');
  const former = inUse.filter(({ name }) => SORT_INDEX.test(name) && !made.has(name));
  for (const { name } of former) await connection.raw('drop index ??', [name]);
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

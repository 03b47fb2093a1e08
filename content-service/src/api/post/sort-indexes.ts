import type { Core } from '@strapi/strapi';
import { loadIndexNames } from '../../database/index-names';
import { columnOf } from '../../read-api/columns';
import { POST_READ_RULES } from './read-rules';

const POST = 'api::post.post';

const ALL_POSTS_COLUMNS = '"is_active"';
const POSTS_OF_KIND_COLUMNS = '"is_active", "post_type_id"';

/** "Not over yet" depends on both columns; with both in the index, no table rows are read for it. */
const COVERING_COLUMNS: Record<string, string> = { start: 'end', end: 'start' };

/** Upcoming entries, soonest first, after pinned ones. Contains `end`, so that it covers the filter. */
const AGENDA_COLUMNS =
  '"stick_top" desc, "sticky_order" desc, ("start" is null), "start", "id", "end"';

/** The order of lists, posts that are listed last after all others that are not pinned. */
const LISTED_LAST_COLUMNS =
  '"stick_top" desc, "sticky_order" desc, ("listed_last" is null), "listed_last", "created_at" desc, "id" desc';

/** Fields that posts are sorted by within the order of lists only. */
const SORTED_WITHIN_LISTS: ReadonlySet<string> = new Set(['listed_last']);

/** What decides which of several translations is listed, of posts that have any. */
const TRANSLATIONS_COLUMNS =
  '"translation_group", "is_active", "post_type_id", "nationality_id", "translated_from"';

/** Matches indexes created by this file, in this or an earlier version. */
const SORT_INDEX_NAME =
  /^posts_(?:(?:all|kind)_by_\w+|agenda_of_kind|last_of_(?:kind|city)|translations|grouped)$/;

/**
 * Creates two indexes for each sort order, for lists of all kinds and of one kind: a list then reads
 * only the rows that it shows, however many posts there are. Not in the schema, because PostgreSQL
 * uses an index to sort text only if both specify the same collation. And two of translations, which
 * leave out posts without any; schemas cannot have a condition.
 */
export async function ensureSortIndexes(strapi: Core.Strapi): Promise<void> {
  const { tableName, attributes } = strapi.db.metadata.get(POST);
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const existing = await loadIndexNames(strapi);
  const current = new Set<string>();
  const create = async (suffix: string, columns: string, condition = '') => {
    const name = `posts_${suffix}`;
    current.add(name);
    if (existing.has(name)) return;
    await strapi.db.connection.raw(
      `create index "${name}" on "${tableName}" (${columns}) ${condition}`,
    );
  };
  for (const field of POST_READ_RULES.sorts) {
    if (SORTED_WITHIN_LISTS.has(field)) continue;
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
  await create('last_of_kind', `${POSTS_OF_KIND_COLUMNS}, ${LISTED_LAST_COLUMNS}`);
  await create('last_of_city', `${POSTS_OF_KIND_COLUMNS}, "city_id", ${LISTED_LAST_COLUMNS}`);
  await create('translations', TRANSLATIONS_COLUMNS, 'where translation_group is not null');
  // Which group a post is in, without its row.
  await create('grouped', '"id", "translation_group"', 'where translation_group is not null');
  // Indexes of an earlier version would slow down writes and might be chosen over better ones.
  for (const name of existing) {
    if (!SORT_INDEX_NAME.test(name) || current.has(name)) continue;
    await strapi.db.connection.raw('drop index ??', [name]);
  }
}

/**
 * Updates the query planner's statistics: without them SQLite assumes that few posts are active and
 * reads every post. A sample of each index is enough and takes milliseconds.
 */
export async function refreshStatistics(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client === 'sqlite') {
    await strapi.db.connection.raw('pragma analysis_limit = 1000');
  }
  await strapi.db.connection.raw('analyze');
}

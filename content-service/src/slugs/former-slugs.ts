import type { Core } from '@strapi/strapi';
import { OPEN_STATES } from '../open-states';

/** A connection or an open transaction. */
type Sql = Core.Strapi['db']['connection'];

const TABLE = 'former_slugs';
const POSTS = 'posts';
const VERSIONS = 'post_versions';

/** Creates the table of slugs that posts had before. */
export async function ensureFormerSlugs(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${TABLE} (slug text primary key, post_id integer not null)`,
  );
}

/** The slug of a post as it is stored; null if it has none or does not exist. */
export async function storedSlug(sql: Sql, documentId: string): Promise<string | null> {
  const row = await sql(POSTS).where({ document_id: documentId }).first('slug');
  return row?.slug ?? null;
}

/**
 * Records that a former slug leads to its post; the new one leads to the post that has it now.
 * @param former null if the post had none
 */
export async function rememberSlug(
  sql: Sql,
  postId: number,
  { former, current }: { former: string | null; current: string | null },
): Promise<void> {
  if (current !== null) await sql(TABLE).where({ slug: current }).delete();
  if (former === null || former === current) return;
  await sql(TABLE).insert({ slug: former, post_id: postId }).onConflict('slug').merge();
}

/** The slugs that a post had before, and that lead to it still. */
export async function formerSlugsOf(sql: Sql, postId: number): Promise<string[]> {
  const rows: { slug: string }[] = await sql(TABLE).where({ post_id: postId }).select('slug');
  return rows.map(({ slug }) => slug);
}

/** The id of the visible post that had a slug before; null if there is none. */
export async function postOfFormerSlug(sql: Sql, slug: string): Promise<number | null> {
  const row = await sql(TABLE)
    .join(POSTS, `${POSTS}.id`, `${TABLE}.post_id`)
    .where({ [`${TABLE}.slug`]: slug, [`${POSTS}.is_active`]: true })
    .first(`${POSTS}.id`);
  return row ? Number(row.id) : null;
}

/**
 * Whether a slug leads to a post, did so before, or is that of a version that is being written.
 * @param own document ids of a post and of its versions, which may have it
 */
export async function isSlugTaken(
  sql: Sql,
  slug: string,
  own: readonly string[] = [],
): Promise<boolean> {
  const taken = await Promise.all([
    sql(POSTS).where({ slug }).whereNotIn('document_id', own).first('id'),
    sql(VERSIONS)
      .where({ slug })
      .whereIn('state', [...OPEN_STATES])
      .whereNotIn('document_id', own)
      .first('id'),
    sql(TABLE)
      .join(POSTS, `${POSTS}.id`, `${TABLE}.post_id`)
      .where({ [`${TABLE}.slug`]: slug })
      .whereNotIn(`${POSTS}.document_id`, own)
      .first(`${POSTS}.id`),
  ]);
  return taken.some((row) => row !== undefined);
}

import type { Core } from '@strapi/strapi';
import { mayNeedLanguages } from 'post-rules/rules/translations';
import { selectIn } from '../database/rows';
import { groupOf, type StoredPost } from './load-posts';

interface Row {
  /** Kind, or translation group. */
  key: number | string;
  language: string;
}

/**
 * Loads which languages posts lack that may have to be there in all of them, in two statements however
 * many they are; in none if there are none.
 * @returns codes of languages in which readers find other posts of the kind, but not this one
 */
export async function loadMissingLanguages(
  strapi: Core.Strapi,
  posts: readonly StoredPost[],
): Promise<(post: StoredPost) => string[]> {
  const important = posts.filter(
    (post) => mayNeedLanguages(post) && (post.stick_top || groupOf(post) !== null),
  );
  const kinds = important.flatMap(({ post_type }) => post_type?.id ?? []);
  const groups = important.flatMap((post) => groupOf(post) ?? []);
  const ofKinds = await languagesBy(strapi, 'post_type_id', [...new Set(kinds)]);
  const ofGroups = await languagesBy(strapi, 'translation_group', [...new Set(groups)]);
  const languagesOf = (rows: readonly Row[], key: Row['key'] | null | undefined) =>
    rows.flatMap((row) => (row.key === key ? row.language : []));
  return (post) => {
    const present = languagesOf(ofGroups, groupOf(post));
    const own = post.nationality?.language_query;
    return languagesOf(ofKinds, post.post_type?.id).filter(
      (language) => language !== own && !present.includes(language),
    );
  };
}

/**
 * The languages of visible posts by one of their columns. The check also runs while a version is made
 * public: within its transaction, as SQLite has one connection.
 */
async function languagesBy(
  strapi: Core.Strapi,
  column: 'post_type_id' | 'translation_group',
  keys: readonly (string | number)[],
): Promise<Row[]> {
  const text = (list: string) =>
    `select k.${column} as "key", n.language_query as "language"
     from (select distinct ${column} from posts where ${column} in ${list}) k, nationalities n
     where exists (select 1 from posts p where p.${column} = k.${column}
       and p.nationality_id = n.id and p.is_active)
     order by n.language_query`;
  if (keys.length === 0) return [];
  const rows = await strapi.db.transaction(async ({ trx }) => selectIn<Row>(trx, text, keys));
  return rows;
}

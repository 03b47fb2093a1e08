import type { Core } from '@strapi/strapi';
import { selectRows } from '../../database/rows';

/** The languages of the visible posts of a kind. */
export interface LanguagesOfKind {
  /** Name of the post type. */
  kind: string;
  /** Codes, in alphabetical order. */
  languages: string[];
}

/**
 * The languages that there are visible posts in, for each kind that has any. Looks for one post of
 * each kind and community, so that it takes as long for many posts as for few.
 */
export async function languagesByKind(strapi: Core.Strapi): Promise<LanguagesOfKind[]> {
  const tableOf = (uid: string) => strapi.db.metadata.get(uid).tableName;
  const rows = await selectRows<{ kind: string; language: string }>(
    strapi.db.connection,
    `select distinct types.name as kind, communities.language_query as language
     from ${tableOf('api::post-type.post-type')} types
     cross join ${tableOf('api::nationality.nationality')} communities
     where communities.language_query is not null and exists (
       select 1 from ${tableOf('api::post.post')} posts
       where posts.is_active = true and posts.post_type_id = types.id
         and posts.nationality_id = communities.id)`,
  );
  const languagesOf = Map.groupBy(rows, ({ kind }) => kind);
  return [...languagesOf]
    .map(([kind, found]) => ({ kind, languages: found.map(({ language }) => language).toSorted() }))
    .toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
}

import type { Core } from '@strapi/strapi';
import type { Sql } from '../versions/desk-writes';
import { mayUse } from '../versions/rights';
import { type Entry, VERSION } from '../versions/version';

/** What the first page of the panel is limited to. */
interface TodayFilter {
  /** Code of the language of posts and messages. */
  language?: string | undefined;
  /** Number of a city. */
  city?: number | undefined;
  /** Only what the user has written or taken. */
  mine: boolean;
}

/** What the sections of the first page are read with. */
export interface Today {
  strapi: Core.Strapi;
  filter: TodayFilter;
  /** The user of the panel. */
  userId: number | null;
  now: Date;
  /** Codes of the languages that the user may write posts in; null for all posts. */
  languages: readonly string[] | null;
}

export type Query = ReturnType<Sql>;

/**
 * The languages in which the user of the current request may write: rights may be limited to some.
 * @param all codes of the languages that there are
 * @returns null if there is no limit
 */
export function languagesToWrite(strapi: Core.Strapi, all: readonly string[]): string[] | null {
  // Conditions look at the community only.
  const mayWrite = (nationality: object | null) =>
    mayUse(strapi, 'update', VERSION, { nationality } as unknown as Entry);
  const permitted = all.filter((language_query) => mayWrite({ language_query }));
  return permitted.length === all.length && mayWrite(null) ? null : permitted;
}

/** Codes of the languages that posts can be in. */
export async function languagesOfPosts(strapi: Core.Strapi): Promise<string[]> {
  const rows: { language_query: string | null }[] = await strapi.db
    .query('api::nationality.nationality')
    .findMany({ select: ['id', 'language_query'], orderBy: { language_query: 'asc' } });
  return rows.flatMap(({ language_query }) => language_query ?? []);
}

/** The visible posts, as `p`, that the user may write and the filter leaves. */
export function postsOf(today: Today): Query {
  const { strapi, filter, userId } = today;
  const query = strapi.db.connection({ p: 'posts' }).where('p.is_active', true);
  limitToPosts(query, today);
  if (today.languages) query.whereIn('p.nationality_id', communitiesOf(today, today.languages));
  if (filter.mine) {
    query.whereExists(
      strapi.db
        .connection({ v: 'post_versions' })
        .select('v.id')
        .whereRaw('?? = ??', ['v.post_document_id', 'p.document_id'])
        .where('v.editor_id', userId),
    );
  }
  return query;
}

/** Limits a query with posts as `p` to the language and the city of the filter. */
export function limitToPosts(query: Query, today: Today): void {
  const { language, city } = today.filter;
  if (language !== undefined) query.whereIn('p.nationality_id', communitiesOf(today, [language]));
  if (city !== undefined) query.where('p.city_id', city);
}

function communitiesOf({ strapi }: Today, languages: readonly string[]): Query {
  return strapi.db
    .connection('nationalities')
    .select('id')
    .whereIn('language_query', [...languages]);
}

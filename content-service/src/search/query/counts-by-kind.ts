import type { Core } from '@strapi/strapi';
import { isPostgres } from '../index/rows';
import { MAX_RESULTS } from './candidates';
import type { Scope } from './scope';

/** The kinds of very many posts are counted in so many of them, the newest by id. */
export const COUNTED = 10_000;

/** How many matches a kind has; null for those without a kind. */
export interface KindCount {
  name: string | null;
  total: number | string | null;
}

/** The columns `name` and `total` of the kinds of `matches`. */
export function matchesByKind(strapi: Core.Strapi, scope: Scope): string {
  const { total, join } = postCount(strapi, scope, 'm.post_id');
  return `select k.name, ${total} as total from matches m ${join}
   left join ${strapi.db.metadata.get('api::post-type.post-type').tableName} k on k.id = m.type_id
   group by k.name`;
}

/**
 * How posts are counted.
 * @param id column with their ids
 * @returns the number, and a table that has to be joined for it
 */
export function postCount(strapi: Core.Strapi, { countsTranslationsOnce }: Scope, id: string) {
  if (!countsTranslationsOnce) return { total: 'count(*)', join: '' };
  // The table's rows are wide, and SQLite would read them.
  const hint = isPostgres(strapi.db.connection) ? '' : 'indexed by posts_grouped';
  return {
    total: 'count(*) - count(g.translation_group) + count(distinct g.translation_group)',
    join: `left join posts g ${hint} on g.id = ${id} and g.translation_group is not null`,
  };
}

/** The total of a scope and of each kind. No count promises more than can be shown. */
export function cappedCounts(counts: KindCount[], { kind }: Scope) {
  const cap = (total: number) => Math.min(total, MAX_RESULTS);
  const shown = counts.filter(({ name }) => kind === undefined || name === kind);
  const all = shown.reduce((sum, { total }) => sum + Number(total), 0);
  const kinds = counts
    .flatMap(({ name, total }) => (name === null ? [] : [{ name, total: Number(total) }]))
    .sort((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1));
  return {
    total: cap(all),
    isLimited: all > MAX_RESULTS,
    kinds: kinds.map(({ name, total }) => ({ name, total: cap(total) })),
  };
}

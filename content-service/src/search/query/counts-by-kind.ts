import type { Core } from '@strapi/strapi';
import { MAX_RESULTS } from './candidates';
import type { Scope } from './scope';

/** How many matches a kind has; null for those without a kind. */
export interface KindCount {
  name: string | null;
  total: number | string | null;
}

/** Counts the posts of a group as one: PostgreSQL would sort all rows for `count(distinct)`. */
const TOTALS_OF_GROUPS = `select type_id, sum(case when group_id is null then posts else 1 end) as total
  from (select type_id, group_id, count(*) as posts from matches group by type_id, group_id) n
  group by type_id`;

/**
 * The columns `name` and `total` of the kinds of `matches`, which has the columns `type_id` and
 * `group_id`, the group of translations or null. Names are joined to the totals, as grouping by text takes longer than all the rest.
 */
export function matchesByKind(strapi: Core.Strapi, { countsTranslationsOnce }: Scope): string {
  const totals = countsTranslationsOnce
    ? TOTALS_OF_GROUPS
    : 'select type_id, count(*) as total from matches group by type_id';
  return `select k.name, c.total from (${totals}) c
   left join ${strapi.db.metadata.get('api::post-type.post-type').tableName} k on k.id = c.type_id`;
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

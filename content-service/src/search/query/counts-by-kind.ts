import type { Core } from '@strapi/strapi';
import { MAX_RESULTS } from './candidates';
import type { Scope } from './scope';

/** The kinds of very many posts are counted in so many of them, the newest by id. */
export const COUNTED = 20_000;

/** How many matches a kind has; null for those without a kind. */
export interface KindCount {
  name: string | null;
  total: number | string | null;
}

/** The tables and the grouping that count the kinds of `matches`, as `k.name`. */
export const matchesByKind = (strapi: Core.Strapi): string =>
  `from matches m
   left join ${strapi.db.metadata.get('api::post-type.post-type').tableName} k on k.id = m.type_id
   group by k.name`;

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

import type { Core } from '@strapi/strapi';
import { isPostgres } from '../../database/is-postgres';
import { rowsOf, selectRows } from '../../database/rows';
import { MAX_RESULTS } from '../query/candidates';
import { type KindCount, matchesByKind } from '../query/counts-by-kind';
import { SEARCH_LANGUAGES } from '../text/languages';
import { fromNarrowed, type Narrowed, wholeList } from './narrowed-posts';

/** So many posts of a kind are more than can be shown, even where each is in all languages. */
const ENOUGH = MAX_RESULTS * SEARCH_LANGUAGES.length;

/**
 * Counts the posts of each kind that meet a condition, up to what is enough: posts of frequent kinds
 * are not all read, and those of rare ones are not missed among them.
 * @param isByTime whether a time is part of the condition: few posts meet it, but many are read to
 *   find them, so that they are counted at once
 */
export async function countKinds(
  strapi: Core.Strapi,
  scope: Narrowed,
  { isByTime }: { isByTime: boolean },
): Promise<KindCount[]> {
  if (isByTime) return countAll(strapi, scope);
  const { connection, metadata } = strapi.db;
  const posts = fromNarrowed(connection, scope);
  const counts = await selectRows<KindCount & { id: number }>(
    connection,
    `select k.id, k.name, (select count(*) from
       (select 1 ${posts.text} and p.post_type_id = k.id limit ${ENOUGH}) c) as total
     from ${metadata.get('api::post-type.post-type').tableName} k`,
    posts.values,
  );
  const few = counts.filter(({ total }) => Number(total) > 1 && Number(total) < ENOUGH);
  const others = counts.filter((count) => Number(count.total) > 0 && !few.includes(count));
  if (!scope.countsTranslationsOnce || few.length === 0) return [...others, ...few];
  const kinds = few.map(({ id }) => id);
  return [...others, ...(await countAll(strapi, scope, kinds))];
}

/**
 * Counts all posts that meet a condition by kind.
 * @param kinds ids of the only kinds to count; undefined for all, where a time is part of the condition
 */
async function countAll(
  strapi: Core.Strapi,
  scope: Narrowed,
  kinds?: number[],
): Promise<KindCount[]> {
  const { connection } = strapi.db;
  const posts = fromNarrowed(connection, scope, kinds ? undefined : wholeList({ isByTime: true }));
  const ofKinds =
    kinds &&
    rowsOf(
      connection,
      { id: 'integer' },
      kinds.map((id) => [id]),
    );
  // Groups are read from their index: rows of posts are wide.
  const hint = isPostgres(connection) ? '' : 'indexed by posts_grouped';
  return selectRows<KindCount>(
    connection,
    `with counted as (
       select p.id, p.post_type_id as type_id ${posts.text}
         ${ofKinds ? `and p.post_type_id in (${ofKinds.text})` : ''}),
     matches as (
       select c.type_id, g.translation_group as group_id from counted c
       left join posts g ${hint} on g.id = c.id and g.translation_group is not null
         and g.id >= (select min(id) from counted))
     ${matchesByKind(strapi, scope)}`,
    [...posts.values, ...(ofKinds?.values ?? [])],
  );
}

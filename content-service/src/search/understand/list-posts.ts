import type { Core } from '@strapi/strapi';
import { isPostgres, selectRows } from '../index/rows';
import { type Candidates, MAX_RESULTS } from '../query/candidates';
import { COUNTED, cappedCounts, type KindCount, matchesByKind } from '../query/counts-by-kind';
import { LIST_ORDER, ofKind, type Scope } from '../query/scope';
import type { PostCondition } from './conditions';

const DAY_MS = 86_400_000;

/** So many posts, the first in the order of lists, are sorted by language: a country may hold most posts. */
const SORTED = 1000;

/** Which posts may be found, among them those that meet a condition. */
export type Narrowed = Scope & { condition: PostCondition };

interface ListOptions {
  /** Code of the language of the query. */
  language: string;
  now: Date;
  /** Whether a time was asked for. */
  isByTime: boolean;
}

/**
 * The posts that meet a condition, for a query that is nothing but filters: what is over, or may no
 * longer be true, last, then posts in the language of the query, then in the order of lists; where a
 * time was asked for, what is soonest first.
 */
export async function listPosts(
  strapi: Core.Strapi,
  { kind, filter, condition, countsTranslationsOnce }: Narrowed,
  { language, now, isByTime }: ListOptions,
): Promise<Candidates> {
  const { connection } = strapi.db;
  const found = `from posts p where p.is_active = true and ${condition.text}
    ${filter ? `and p.id in (${filter.sql})` : ''}`;
  const values = [...condition.values, ...(filter?.values ?? [])];
  const ofThisKind = ofKind(strapi, { kind }, 'p.post_type_id');
  const isOver = `case when p."end" < ? or p."end" is null and p.start < ? or p.listed_last = true
    then 1 else 0 end`;
  // Of few posts: a join would have PostgreSQL read all documents.
  const isOther = `case when
    (select d.language from search_documents d where d.post_id = p.id) = ? then 0 else 1 end`;
  // Groups are read from their index: rows of posts are wide.
  const hint = isPostgres(connection) ? '' : 'indexed by posts_grouped';
  const [rows, counts] = await Promise.all([
    selectRows<{ id: number }>(
      connection,
      `with found as (
         select p.id, p.start, p."end", p.listed_last, p.stick_top, p.sticky_order, p.created_at
         ${found}${ofThisKind.text}
         ${isByTime ? '' : `order by ${LIST_ORDER} limit ${SORTED}`})
       select p.id from found p
       order by ${isOver}, ${isByTime ? 'p.start,' : ''} ${isOther}, ${LIST_ORDER} limit ?`,
      [
        ...values,
        ...ofThisKind.values,
        now,
        new Date(now.getTime() - DAY_MS),
        language,
        MAX_RESULTS + 1,
      ],
    ),
    selectRows<KindCount>(
      connection,
      `with counted as (
         select p.id, p.post_type_id as type_id ${found} order by p.id desc limit ${COUNTED}),
       matches as (
         select c.type_id, g.translation_group as group_id from counted c
         left join posts g ${hint} on g.id = c.id and g.translation_group is not null
           and g.id >= (select min(id) from counted))
       ${matchesByKind(strapi, { countsTranslationsOnce })}`,
      values,
    ),
  ]);
  const { kinds } = cappedCounts(counts, {});
  const ids = rows.slice(0, MAX_RESULTS).map(({ id }) => id);
  const isLimited = rows.length > MAX_RESULTS;
  return { ids, isListOrder: true, total: ids.length, isLimited, kinds };
}

import type { Core } from '@strapi/strapi';
import { selectRows } from '../../database/rows';
import { DAY_MS } from '../../utc-day';
import { type Candidates, groupsOf, MAX_RESULTS } from '../query/candidates';
import { cappedCounts } from '../query/counts-by-kind';
import { LIST_ORDER, ofKind } from '../query/scope';
import { countKinds } from './count-kinds';
import { fromNarrowed, type Narrowed, wholeList } from './narrowed-posts';

/** So many posts, the first in the order of lists, are sorted by language: a country may hold most posts. */
const SORTED = 1000;

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
  scope: Narrowed,
  { language, now, isByTime }: ListOptions,
): Promise<Candidates> {
  const { connection } = strapi.db;
  const posts = fromNarrowed(connection, scope, wholeList({ isByTime }));
  const ofThisKind = ofKind(strapi, scope, 'p.post_type_id');
  const isOver = `case when p."end" < ? or p."end" is null and p.start < ? or p.listed_last = true
    then 1 else 0 end`;
  // Of few posts: a join would have PostgreSQL read all documents.
  const isOther = `case when
    (select d.language from search_documents d where d.post_id = p.id) = ? then 0 else 1 end`;
  const [rows, counts] = await Promise.all([
    selectRows<{ id: number; group_id: number | null }>(
      connection,
      `with found as (
         select p.id, p.start, p."end", p.listed_last, p.stick_top, p.sticky_order, p.created_at
         ${posts.text}${ofThisKind.text}
         ${isByTime ? '' : `order by ${LIST_ORDER} limit ${SORTED}`})
       select p.id,
         (select d.group_id from search_documents d where d.post_id = p.id) as group_id
       from found p
       order by ${isOver}, ${isByTime ? 'p.start,' : ''} ${isOther}, ${LIST_ORDER} limit ?`,
      [
        ...posts.values,
        ...ofThisKind.values,
        now,
        new Date(now.getTime() - DAY_MS),
        language,
        MAX_RESULTS + 1,
      ],
    ),
    countKinds(strapi, scope, { isByTime }),
  ]);
  const { kinds } = cappedCounts(counts, {});
  const shown = rows.slice(0, MAX_RESULTS);
  const ids = shown.map(({ id }) => id);
  const isLimited = rows.length > MAX_RESULTS;
  // How well the first ones answer is not asked: no document need be read.
  return {
    ids,
    documents: [],
    isListOrder: true,
    total: ids.length,
    isLimited,
    kinds,
    groups: groupsOf(shown),
  };
}

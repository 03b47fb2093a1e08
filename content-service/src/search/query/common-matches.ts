import type { Core } from '@strapi/strapi';
import { selectRows } from '../index/rows';
import type { Term } from '../index/terms';
import { type Candidates, MAX_RESULTS } from './candidates';
import { COUNTED, cappedCounts, type KindCount, matchesByKind } from './counts-by-kind';
import { LISTED_LAST } from './read-documents';
import { hiddenPosts, inFilter, joinCondition, LIST_ORDER, ofKind, type Scope } from './scope';

const POST = 'api::post.post';

/** The posts that hold a very common word, in the order of lists; those that are listed last at the end. */
export async function commonMatches(
  strapi: Core.Strapi,
  term: Term,
  scope: Scope,
): Promise<Candidates> {
  const { connection } = strapi.db;
  const { tableName: posts } = strapi.db.metadata.get(POST);
  const kind = ofKind(strapi, scope, 'p.post_type_id');
  const condition = scope.condition ?? { text: 'true', values: [] };
  const joined = joinCondition(strapi, scope, 's.post_id');
  const [listedFilter, countedFilter] = [inFilter(scope, 'p.id'), inFilter(scope, 's.post_id')];
  // Which posts they are is read from indexes alone; the rows of posts are wide. By cross joins SQLite
  // begins with these posts, not with all that hold the word.
  const [listed, counts] = await Promise.all([
    selectRows<{ id: number; listed_last: number; group_id: number }>(
      connection,
      `select f.id, ${LISTED_LAST}, m.group_id
       from (
         select p.id from ${posts} p
         where p.is_active = true and ${condition.text}${kind.text}${listedFilter.text} and exists
           (select 1 from search_postings m where m.term_id = ? and m.post_id = p.id)
         order by ${LIST_ORDER} limit ${MAX_RESULTS + 1}) f
       cross join ${posts} p
       cross join search_postings m
       where p.id = f.id and m.term_id = ? and m.post_id = f.id
       order by ${LIST_ORDER}`,
      [...condition.values, ...kind.values, ...listedFilter.values, term.id, term.id],
    ),
    selectRows<KindCount>(
      connection,
      `with matches as (
         select s.type_id, nullif(s.group_id, 0) as group_id from (
           select post_id, type_id, group_id from search_postings where term_id = ?
           order by post_id desc limit ${COUNTED}) s
         ${joined.text}
         where s.post_id not in ${hiddenPosts(strapi)}${countedFilter.text})
       ${matchesByKind(strapi, scope)}`,
      [term.id, ...joined.values, ...countedFilter.values],
    ),
  ]);
  const shown = listed.slice(0, MAX_RESULTS);
  const ids = [0, 1].flatMap((last) =>
    shown.flatMap(({ id, listed_last }) => (listed_last === last ? [id] : [])),
  );
  const isLimited = listed.length > MAX_RESULTS;
  const grouped = new Set(shown.flatMap(({ id, group_id }) => (group_id === 0 ? [] : id)));
  const { kinds } = cappedCounts(counts, scope);
  return { ids, isListOrder: true, total: ids.length, isLimited, kinds, grouped };
}

import type { Core } from '@strapi/strapi';
import { selectRows } from '../../database/rows';
import type { Term } from '../index/terms';
import { type Candidates, groupsOf, MAX_RESULTS } from './candidates';
import { cappedCounts, type KindCount, matchesByKind } from './counts-by-kind';
import { LISTED_LAST } from './read-documents';
import { hiddenPosts, inFilter, joinCondition, LIST_ORDER, ofKind, type Scope } from './scope';

const POST = 'api::post.post';

/** Mostly enough of the first posts of a list hold a very common word; else all are looked through. */
const LOOKED_THROUGH = 5000;

/** The kinds of very many posts are counted in so many of them, the newest by id. */
const COUNTED = 10_000;

/** The posts that hold a very common word, in the order of lists; those that are listed last at the end. */
export async function commonMatches(
  strapi: Core.Strapi,
  term: Term,
  scope: Scope,
): Promise<Candidates> {
  const [listed, counts] = await Promise.all([
    firstListed(strapi, term, scope),
    countNewest(strapi, term, scope),
  ]);
  const shown = listed.slice(0, MAX_RESULTS);
  const ids = [0, 1].flatMap((last) =>
    shown.flatMap(({ id, listed_last }) => (listed_last === last ? [id] : [])),
  );
  const isLimited = listed.length > MAX_RESULTS;
  const { kinds } = cappedCounts(counts, scope);
  return { ids, isListOrder: true, total: ids.length, isLimited, kinds, groups: groupsOf(shown) };
}

interface Listed {
  id: number;
  listed_last: number;
  group_id: number;
}

/** The first posts of the list that hold the word, and one more than can be shown. */
async function firstListed(strapi: Core.Strapi, term: Term, scope: Scope): Promise<Listed[]> {
  const { connection } = strapi.db;
  const { tableName: posts } = strapi.db.metadata.get(POST);
  const kind = ofKind(strapi, scope, 'p.post_type_id');
  const condition = scope.condition ?? { text: 'true', values: [] };
  const filter = inFilter(scope, 'p.id');
  const select = (matches: string) =>
    // Which posts they are is read from indexes alone; the rows of posts are wide. By cross joins SQLite
    // begins with these posts, not with all that hold the word.
    selectRows<Listed>(
      connection,
      `select f.id, ${LISTED_LAST}, m.group_id
       from (${matches} order by ${LIST_ORDER} limit ${MAX_RESULTS + 1}) f
       cross join ${posts} p
       cross join search_postings m
       where p.id = f.id and m.term_id = ? and m.post_id = f.id
       order by ${LIST_ORDER}`,
      [...condition.values, ...kind.values, ...filter.values, term.id, term.id],
    );
  const list = `from ${posts} p
    where p.is_active = true and ${condition.text}${kind.text}${filter.text}`;
  const holds = 'from search_postings m where m.term_id = ? and m.post_id = p.id';
  // A subquery for each post, which PostgreSQL would not turn into a join with all that hold the word.
  const nearby = await select(
    `select p.id from (
       select p.id, p.stick_top, p.sticky_order, p.created_at ${list}
       order by ${LIST_ORDER} limit ${LOOKED_THROUGH}) p
     where (select true ${holds})`,
  );
  if (nearby.length > MAX_RESULTS || nearby.length === term.documents) return nearby;
  return select(`select p.id ${list} and exists (select 1 ${holds})`);
}

/** Counts the newest of the posts that hold the word, by kind. */
function countNewest(strapi: Core.Strapi, term: Term, scope: Scope): Promise<KindCount[]> {
  const joined = joinCondition(strapi, scope, 's.post_id');
  const filter = inFilter(scope, 's.post_id');
  return selectRows<KindCount>(
    strapi.db.connection,
    `with matches as (
       select s.type_id, nullif(s.group_id, 0) as group_id from (
         select post_id, type_id, group_id from search_postings where term_id = ?
         order by post_id desc limit ${COUNTED}) s
       ${joined.text}
       where s.post_id not in ${hiddenPosts(strapi)}${filter.text})
     ${matchesByKind(strapi, scope)}`,
    [term.id, ...joined.values, ...filter.values],
  );
}

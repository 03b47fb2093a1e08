import type { Core } from '@strapi/strapi';
import { expansionStems } from '../concepts/expansion';
import { type Sql, selectIn, selectRows } from '../index/rows';
import type { Term } from '../index/terms';
import type { AnalysedQuery } from '../text/analyse-query';
import type { PostCondition } from '../understand/conditions';
import { expansionMatches, type Statement } from './expansion-matches';
import { inverseFrequency, prefixKey } from './rank';

/** So many documents are scored, and so many results are there at most. */
export const MAX_RESULTS = 200;

/** Postings that are read for a query, rare words first: whatever the words, it takes as long. */
const BUDGET = 5000;

/** Of so few posts all words are looked up, however common they are. */
const MAX_NARROW = 1000;

/** The kinds of a very common word are counted in so many of its posts, the newest by id. */
const COUNTED = 20_000;

const POST = 'api::post.post';

/** A subquery for the ids of the posts to search among. */
export interface PostFilter {
  sql: string;
  values: readonly unknown[];
}

/** Which posts may be found. */
export interface Scope {
  /** Name of a kind; the others are counted nevertheless. */
  kind?: string | undefined;
  filter?: PostFilter | undefined;
  /** A further condition that all posts, which are `p`, meet. */
  condition?: PostCondition | undefined;
}

/** Posts that may answer a query, and how many there are of each kind. */
export interface Candidates {
  ids: number[];
  /** Whether the ids are in list order and stay in it: a very common word says nothing about relevance. */
  isListOrder: boolean;
  total: number;
  kinds: { name: string; total: number }[];
}

/** The terms of the index that a query's words and their expansions stand for, with prefixes of words. */
export async function lookUpTerms(sql: Sql, query: AnalysedQuery): Promise<Map<string, Term>> {
  const terms = query.words.flatMap(({ stems, parts }) => [
    ...stems.flatMap((stem) => [stem, prefixKey(stem) ?? stem]),
    ...parts,
  ]);
  terms.push(...expansionStems(query.expansions));
  const rows = await selectIn<Term>(
    sql,
    (list) =>
      `select id, term, documents from search_terms where documents > 0 and term in ${list}`,
    [...new Set(terms)],
  );
  return new Map(rows.map((row) => [row.term, row]));
}

/** Fetches the posts that hold any of the words, the likeliest first, within a budget. */
export async function findCandidates(
  strapi: Core.Strapi,
  query: AnalysedQuery,
  terms: ReadonlyMap<string, Term>,
  documents: number,
  scope: Scope,
): Promise<Candidates> {
  const found = [...new Set(query.words.flatMap(({ stems, parts }) => [...stems, ...parts]))]
    .flatMap((term) => terms.get(term) ?? [])
    .sort((one, other) => one.documents - other.documents || (one.term < other.term ? -1 : 1));
  const read = (await isNarrow(strapi, scope.filter)) ? found : withinBudget(found);
  const expansions = (query.expansions ?? []).flatMap(
    (expansion) => expansionMatches(expansion, terms, documents) ?? [],
  );
  // A very common word alone keeps the order of lists, whatever it is expanded to.
  const isRanked = read.length > 0 || (found.length === 0 && expansions.length > 0);
  const candidates: Candidates = isRanked
    ? await rankedMatches(strapi, read, expansions, documents, scope)
    : { ids: [], isListOrder: false, total: 0, kinds: [] };
  const common = found[read.length];
  // Rare words that no post in scope holds leave the common ones.
  return candidates.ids.length === 0 && common ? commonMatches(strapi, common, scope) : candidates;
}

async function isNarrow(strapi: Core.Strapi, filter: PostFilter | undefined): Promise<boolean> {
  if (!filter) return false;
  const [row] = await selectRows<{ total: number | string }>(
    strapi.db.connection,
    `select count(*) as total from (${filter.sql} limit ${MAX_NARROW + 1}) f`,
    filter.values,
  );
  return Number(row?.total ?? 0) <= MAX_NARROW;
}

/** Rare words first, as many as the budget holds. */
function withinBudget(found: Term[]): Term[] {
  let sum = 0;
  return found.filter(({ documents }) => {
    sum += documents;
    return sum <= BUDGET;
  });
}

/** A post, or how many matches a kind has. */
interface Row {
  id: number | null;
  name: string | null;
  total: number | string | null;
}

/**
 * Matches by the sum of their postings' weights; the length of texts is left to the scoring of what
 * is fetched. One statement, because matching is the expensive part: posts, and counts by kind.
 */
async function rankedMatches(
  strapi: Core.Strapi,
  terms: Term[],
  expansions: Statement[],
  documents: number,
  scope: Scope,
): Promise<Candidates> {
  const filterValues = scope.filter?.values ?? [];
  const conditionValues = scope.condition?.values ?? [];
  const branches: Statement[] = [
    ...terms.map((term) => ({
      text: `select post_id, cast(? as double precision) * weight / (weight + 2) as score
             from search_postings where term_id = ${term.id}${inFilter(scope, 'post_id')}`,
      values: [inverseFrequency(documents, term.documents), ...filterValues],
    })),
    ...expansions.map(({ text, values }) => ({
      text: `select post_id, score from (${text}) e where true${inFilter(scope, 'post_id')}`,
      values: [...values, ...filterValues],
    })),
  ];
  const ofKind = kindCondition(strapi, scope, 'm.type_id');
  const rows = await selectRows<Row>(
    strapi.db.connection,
    `with matches as materialized (
       select s.post_id, d.type_id, sum(s.score) as score
       from (${branches.map(({ text }) => text).join(' union all ')}) s join search_documents d on d.post_id = s.post_id
       ${joinCondition(strapi, scope)}
       where s.post_id not in ${hiddenPosts(strapi)} group by s.post_id, d.type_id)
     select * from (
       select m.post_id as id, cast(null as text) as name, cast(null as bigint) as total
       from matches m where true${ofKind.sql}
       order by m.score desc, m.post_id desc limit ${MAX_RESULTS}) best
     union all ${kindCounts(strapi)}`,
    [...branches.flatMap(({ values }) => values), ...conditionValues, ...ofKind.values],
  );
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    isListOrder: false,
    ...cappedCounts(rows, scope),
  };
}

/** The posts that hold a very common word, in the order of lists. */
async function commonMatches(strapi: Core.Strapi, term: Term, scope: Scope): Promise<Candidates> {
  const { tableName: posts } = strapi.db.metadata.get(POST);
  const ofKind = kindCondition(strapi, scope, 'p.post_type_id');
  const filterValues = scope.filter?.values ?? [];
  const condition = scope.condition ?? { text: 'true', values: [] };
  const { connection } = strapi.db;
  const [listed, counts] = await Promise.all([
    selectRows<{ id: number }>(
      connection,
      `select p.id from ${posts} p
       where p.is_active = true and ${condition.text}${ofKind.sql}${inFilter(scope, 'p.id')} and exists
         (select 1 from search_postings m where m.term_id = ${term.id} and m.post_id = p.id)
       order by p.stick_top desc, p.sticky_order desc, p.created_at desc, p.id desc
       limit ${MAX_RESULTS}`,
      [...condition.values, ...ofKind.values, ...filterValues],
    ),
    selectRows<Row>(
      connection,
      `with matches as (
         select s.post_id, d.type_id from (
           select post_id from search_postings where term_id = ${term.id}
           order by post_id desc limit ${COUNTED}) s
         join search_documents d on d.post_id = s.post_id
         ${joinCondition(strapi, scope)}
         where s.post_id not in ${hiddenPosts(strapi)}${inFilter(scope, 's.post_id')})
       ${kindCounts(strapi)}`,
      [...condition.values, ...filterValues],
    ),
  ]);
  const ids = listed.map(({ id }) => id);
  return { ids, isListOrder: true, ...cappedCounts(counts, scope), total: ids.length };
}

const inFilter = ({ filter }: Scope, column: string) =>
  filter ? ` and ${column} in (${filter.sql})` : '';

const joinCondition = (strapi: Core.Strapi, { condition }: Scope) =>
  condition
    ? `join ${strapi.db.metadata.get(POST).tableName} p on p.id = s.post_id and ${condition.text}`
    : '';

/** Posts that another program hid or deleted, and whose documents are still in the index. */
const hiddenPosts = (strapi: Core.Strapi) =>
  `(select n.post_id from search_pending n
    left join ${strapi.db.metadata.get(POST).tableName} h on h.id = n.post_id
    where h.is_active is not true)`;

function kindCondition(strapi: Core.Strapi, { kind }: Scope, column: string) {
  const { tableName } = strapi.db.metadata.get('api::post-type.post-type');
  return kind === undefined
    ? { sql: '', values: [] }
    : { sql: ` and ${column} = (select min(id) from ${tableName} where name = ?)`, values: [kind] };
}

const kindCounts = (strapi: Core.Strapi) =>
  `select cast(null as integer) as id, k.name, count(*) as total from matches m
   left join ${strapi.db.metadata.get('api::post-type.post-type').tableName} k on k.id = m.type_id
   group by k.name`;

/** No count promises more than can be shown. */
function cappedCounts(rows: Row[], { kind }: Scope): Pick<Candidates, 'total' | 'kinds'> {
  const cap = (total: number) => Math.min(total, MAX_RESULTS);
  const counts = rows
    .filter(({ id }) => id === null)
    .map(({ name, total }) => ({ name, total: Number(total) }));
  const shown = counts.filter(({ name }) => kind === undefined || name === kind);
  const kinds = counts
    .flatMap(({ name, total }) => (name === null ? [] : [{ name, total }]))
    .sort((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1));
  return {
    total: cap(shown.reduce((sum, { total }) => sum + total, 0)),
    kinds: kinds.map(({ name, total }) => ({ name, total: cap(total) })),
  };
}

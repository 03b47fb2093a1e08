import type { Core } from '@strapi/strapi';
import { type Expansion, expansionStems } from '../concepts/expansion';
import { type Sql, selectIn, selectRows, type Value } from '../index/rows';
import type { AnalysedQuery } from '../text/analyse-query';
import type { PostCondition } from '../understand/conditions';
import { inverseFrequency, prefixKey } from './rank';

/** So many documents are scored, and so many results are there at most. */
export const MAX_RESULTS = 200;

/** Postings that are read for a query, rare words first: whatever the words, it takes as long. */
const BUDGET = 5000;

/** The same for each expansion, so that it cannot displace the query's own words. */
const EXPANSION_BUDGET = 1500;
const MAX_EXPANSION_TERMS = 60;

const POST = 'api::post.post';

/** A term of the index. */
export interface Term {
  id: number;
  term: string;
  documents: number;
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

/**
 * Fetches the posts that hold any of the words, the likeliest first, within a budget.
 * @param kind name of a kind, to find no others
 * @param condition that the posts meet, which are `p`
 */
export async function findCandidates(
  strapi: Core.Strapi,
  query: AnalysedQuery,
  terms: ReadonlyMap<string, Term>,
  documents: number,
  kind: string | undefined,
  condition: PostCondition = { text: 'true', values: [] },
): Promise<Candidates> {
  const found = [...new Set(query.words.flatMap(({ stems, parts }) => [...stems, ...parts]))]
    .flatMap((term) => terms.get(term) ?? [])
    .sort((one, other) => one.documents - other.documents || (one.term < other.term ? -1 : 1));
  const [rarest] = found;
  const expansions = (query.expansions ?? []).flatMap((expansion) => {
    const expanded = termsOfExpansion(expansion, terms);
    return expanded.length > 0 ? [expanded] : [];
  });
  if (!rarest && expansions.length === 0) {
    return { ids: [], isListOrder: false, total: 0, kinds: [] };
  }
  const isListOrder = rarest !== undefined && rarest.documents > BUDGET;
  const matches: { text: string; values: Value[] } = isListOrder
    ? {
        text: 'select post_id, 0 as score from search_postings where term_id = ? limit ?',
        values: [rarest.id, BUDGET],
      }
    : scoredMatches(withinBudget(found), expansions, documents);
  const { connection } = strapi.db;
  const { tableName: posts } = strapi.db.metadata.get(POST);
  const { tableName: types } = strapi.db.metadata.get('api::post-type.post-type');
  const ofKind = kind === undefined ? '' : ' and k.name = ?';
  const kindValues = kind === undefined ? [] : [kind];
  const joins = `join ${posts} p on p.id = m.post_id and p.is_active = true and ${condition.text}
    left join ${types} k on k.id = p.post_type_id`;
  const idRows = isListOrder
    ? selectRows<{ id: number }>(
        connection,
        `select p.id from ${posts} p left join ${types} k on k.id = p.post_type_id
         where p.is_active = true and ${condition.text}${ofKind} and exists
           (select 1 from search_postings m where m.term_id = ? and m.post_id = p.id)
         order by p.stick_top desc, p.sticky_order desc, p.created_at desc, p.id desc limit ?`,
        [...condition.values, ...kindValues, rarest.id, MAX_RESULTS],
      )
    : selectRows<{ id: number }>(
        connection,
        `select m.post_id as id from (${matches.text}) m ${joins} where true${ofKind}
         order by m.score desc, m.post_id desc limit ?`,
        [...matches.values, ...condition.values, ...kindValues, MAX_RESULTS],
      );
  const countRows = selectRows<{ name: string | null; total: number | string }>(
    connection,
    `select k.name, count(*) as total from (${matches.text}) m ${joins}
     group by k.name order by count(*) desc, k.name`,
    [...matches.values, ...condition.values],
  );
  const [foundPosts, counts] = await Promise.all([idRows, countRows]);
  const ids = foundPosts.map(({ id }) => id);
  const capped = cappedCounts(counts, kind);
  // Of a very common word only some postings are counted.
  return { ids, isListOrder, ...capped, total: isListOrder ? ids.length : capped.total };
}

/** Rare words first, as many as the budget holds, at least one. */
function withinBudget(found: Term[]): Term[] {
  let sum = 0;
  return found.filter(({ documents }, index) => {
    sum += documents;
    return index === 0 || sum <= BUDGET;
  });
}

interface WeightedTerm extends Term {
  weight: number;
}

/** For each phrase its rarest term, if all of them occur: rare ones first, within a budget of their own. */
function termsOfExpansion(
  { phrases }: Expansion,
  terms: ReadonlyMap<string, Term>,
): WeightedTerm[] {
  const weighted = new Map<string, WeightedTerm>();
  for (const { stems, weight } of phrases) {
    const found = stems.flatMap((stem) => terms.get(stem) ?? []);
    if (found.length < stems.length) continue;
    const [first, ...rest] = found;
    if (!first) continue;
    const rarest = rest.reduce(
      (one, other) => (other.documents < one.documents ? other : one),
      first,
    );
    const known = weighted.get(rarest.term)?.weight ?? 0;
    weighted.set(rarest.term, { ...rarest, weight: Math.max(weight, known) });
  }
  let sum = 0;
  return [...weighted.values()]
    .sort((one, other) => one.documents - other.documents || (one.term < other.term ? -1 : 1))
    .slice(0, MAX_EXPANSION_TERMS)
    .filter(({ documents }) => {
      sum += documents;
      return sum <= EXPANSION_BUDGET;
    });
}

/**
 * Postings added up by post, the best of each expansion; the length of texts is left to the scoring
 * of what is fetched.
 */
function scoredMatches(terms: Term[], expansions: WeightedTerm[][], documents: number) {
  const branch = `select post_id, cast(? as double precision) * weight / (weight + 2) as score
    from search_postings where term_id = ?`;
  const branches = [
    ...terms.map(() => branch),
    ...expansions.map(
      (expanded) =>
        `select post_id, max(score) as score
         from (${expanded.map(() => branch).join(' union all ')}) e group by post_id`,
    ),
  ];
  const weighted = [...terms.map((term) => ({ ...term, weight: 1 })), ...expansions.flat()];
  return {
    text: `select post_id, sum(score) as score from (${branches.join(' union all ')}) s
           group by post_id`,
    values: weighted.flatMap((term) => [
      term.weight * inverseFrequency(documents, term.documents),
      term.id,
    ]),
  };
}

/** No count promises more than can be shown. */
function cappedCounts(
  counts: { name: string | null; total: number | string }[],
  kind: string | undefined,
) {
  const cap = (total: number) => Math.min(total, MAX_RESULTS);
  const shown = counts.filter(({ name }) => kind === undefined || name === kind);
  return {
    total: cap(shown.reduce((sum, { total }) => sum + Number(total), 0)),
    kinds: counts.flatMap(({ name, total }) =>
      name === null ? [] : [{ name, total: cap(Number(total)) }],
    ),
  };
}

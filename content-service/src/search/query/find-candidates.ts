import type { Core } from '@strapi/strapi';
import { selectRows } from '../../database/rows';
import type { Term } from '../index/terms';
import type { AnalysedQuery } from '../text/analyse-query';
import type { Candidates } from './candidates';
import { commonMatches } from './common-matches';
import { phrasesWithinBudget } from './expansion-phrases';
import { rankedMatches } from './ranked-matches';
import type { PostFilter, Scope } from './scope';

/** Postings that are read for a query, rare words first: whatever the words, it takes as long. */
const BUDGET = 5000;

/** Of so few posts all words are looked up, however common they are. */
const MAX_NARROW = 1000;

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
  const expansions = (query.expansions ?? [])
    .map((expansion) => phrasesWithinBudget(expansion, terms))
    .filter((phrases) => phrases.length > 0);
  // A very common word alone keeps the order of lists, whatever it is expanded to.
  const isRanked = read.length > 0 || (found.length === 0 && expansions.length > 0);
  const candidates: Candidates = isRanked
    ? await rankedMatches(strapi, { terms: read, expansions, documents }, scope)
    : { ids: [], isListOrder: false, total: 0, isLimited: false, kinds: [], groups: new Map() };
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

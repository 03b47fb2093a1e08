import type { Expansion, WeightedPhrase } from '../concepts/expansion';
import type { Term } from '../index/terms';
import { inverseFrequency } from './rank';

/** Postings that are read for an expansion, of rare phrases first: a budget apart from that of the
 *  query's own words, which it therefore cannot displace. */
const BUDGET = 1500;
const MAX_PHRASES = 60;

/** SQL with its values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

interface FoundPhrase {
  phrase: WeightedPhrase;
  /** The rarest first. */
  terms: [Term, ...Term[]];
}

/**
 * Selects the posts that other words for a concept occur in, each with the score of its best phrase.
 * @returns undefined if no phrase occurs in any post
 */
export function expansionMatches(
  { phrases }: Expansion,
  terms: ReadonlyMap<string, Term>,
  documents: number,
): Statement | undefined {
  let sum = 0;
  const found = phrases
    .flatMap((phrase) => findPhrase(phrase, terms) ?? [])
    .sort((one, other) => one.terms[0].documents - other.terms[0].documents)
    .slice(0, MAX_PHRASES)
    .filter(({ terms: [rarest] }) => {
      sum += rarest.documents;
      return sum <= BUDGET;
    });
  if (found.length === 0) return undefined;
  const branches = found.map((each) => branchFor(each, documents));
  return {
    text: `select post_id, max(score) as score
           from (${branches.map(({ text }) => text).join(' union all ')}) e group by post_id`,
    values: branches.flatMap(({ values }) => values),
  };
}

function findPhrase(
  phrase: WeightedPhrase,
  terms: ReadonlyMap<string, Term>,
): FoundPhrase | undefined {
  const found = phrase.stems.flatMap((stem) => terms.get(stem) ?? []);
  const [rarest, ...others] = found.toSorted((one, other) => one.documents - other.documents);
  if (!rarest || found.length < phrase.stems.length) return undefined;
  return { phrase, terms: [rarest, ...others] };
}

/** Posts in the language of the phrase that contain all its words. */
function branchFor(
  { phrase: { language, weight }, terms: [rarest, ...others] }: FoundPhrase,
  documents: number,
): Statement {
  const ofLanguage =
    language === null ? '' : 'join search_documents d on d.post_id = p.post_id and d.language = ?';
  const withOthers = others.map(
    (_, index) =>
      `join search_postings p${index} on p${index}.post_id = p.post_id and p${index}.term_id = ?`,
  );
  return {
    text: `select p.post_id, cast(? as double precision) * p.weight / (p.weight + 2) as score
           from search_postings p ${ofLanguage} ${withOthers.join(' ')} where p.term_id = ?`,
    values: [
      weight * inverseFrequency(documents, rarest.documents),
      ...(language === null ? [] : [language]),
      ...others.map(({ id }) => id),
      rarest.id,
    ],
  };
}

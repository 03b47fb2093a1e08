import type { Expansion, WeightedPhrase } from '../concepts/expansion';
import type { Term } from '../index/terms';

/** Postings that are read for an expansion, of rare phrases first: a budget apart from that of the
 *  query's own words, which it therefore cannot displace. */
const BUDGET = 1500;
const MAX_PHRASES = 60;

/** A phrase all of whose words occur in posts. */
export interface FoundPhrase {
  phrase: WeightedPhrase;
  /** The rarest first. */
  terms: [Term, ...Term[]];
}

/** The phrases of an expansion that posts are looked up by, those of rare words first. */
export function phrasesWithinBudget(
  { phrases }: Expansion,
  terms: ReadonlyMap<string, Term>,
): FoundPhrase[] {
  let sum = 0;
  return phrases
    .flatMap((phrase) => findPhrase(phrase, terms) ?? [])
    .sort((one, other) => one.terms[0].documents - other.terms[0].documents)
    .slice(0, MAX_PHRASES)
    .filter(({ terms: [rarest] }) => {
      sum += rarest.documents;
      return sum <= BUDGET;
    });
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

import { type Sql, selectIn } from '../../database/rows';
import { allowedMistakes, deletionKeysOf } from '../index/spellings';
import type { Term } from '../index/terms';
import type { QueryWord } from '../text/analyse-query';
import { languagesOfScript } from '../text/languages';
import type { NativeWord } from '../text/nearest-by-sound';
import { editCost, mayBeginWith } from './edit-cost';

/** What a common word is preferred by; it decides little. */
const FREQUENCY_WEIGHT = 0.08;

/** A word that occurs nowhere, and the one that is searched instead; both folded. */
export interface Correction {
  typed: string;
  meant: string;
}

/**
 * What a correction may cost at most, by the length of the word: of so few letters each makes another
 * word, so only a likely mistake is one. Longer ones may have a letter left out, or two mistakes of
 * which one is likely.
 */
const MAX_COSTS = { short: 0.7, long: 1, two: 1.7 };
const SHORT = 5;

interface KnownWord {
  word: string;
  documents: number;
}

/** Words that mean something although no post may hold them. */
interface Vocabulary {
  /** What a word in Latin letters is in the script of the page's language. */
  nativeWordFor: (typed: string) => Promise<NativeWord | undefined>;
  /** The words for concepts, folded. */
  conceptWords: () => readonly string[];
}

/**
 * Corrects the words that occur in no post, nor do their parts.
 * @param words without those that mean something although no post holds them
 * @param documents how many posts there are
 */
export async function correctWords(
  sql: Sql,
  words: readonly QueryWord[],
  terms: ReadonlyMap<string, Term>,
  documents: number,
  { nativeWordFor, conceptWords }: Vocabulary,
): Promise<Correction[]> {
  const unknown = words.filter(({ stems, parts }) =>
    [...stems, ...parts].every((stem) => !terms.has(stem)),
  );
  const corrections: Correction[] = [];
  for (const { word } of unknown) {
    const native = await nativeWordFor(word);
    const clear = native?.isClear ? native : undefined;
    // What posts hold finds them; a word for a concept may find none.
    const meant =
      (clear?.isInPosts ? clear.word : undefined) ??
      (await nearestInPosts(sql, word, minDocuments(documents))) ??
      clear?.word ??
      nearestConceptWord(word, conceptWords()) ??
      native?.word;
    if (meant !== undefined) corrections.push({ typed: word, meant });
  }
  return corrections;
}

/** In how many posts a word occurs that needs no further evidence: of many texts, a rarer one may be a typo or a name. */
const minDocuments = (documents: number) => Math.max(1, Math.floor(Math.log10(documents)));

/**
 * The nearest word that occurs in a post, of those in the same script.
 * @param typed a folded word that occurs in none
 * @param minFrequency in so many posts a word is no typo or name itself
 * @returns undefined where none is near enough
 */
async function nearestInPosts(
  sql: Sql,
  typed: string,
  minFrequency: number,
): Promise<string | undefined> {
  const mistakes = allowedMistakes(typed);
  if (mistakes === 0) return undefined;
  const known = await selectIn<KnownWord>(
    sql,
    (list) =>
      `select distinct w.word, w.documents from search_spellings s
       join search_words w on w.id = s.word_id
       where s.deletion in ${list}`,
    deletionKeysOf(typed),
  );
  return nearestWord(typed, known, mistakes, minFrequency);
}

/** The nearest word for a concept, which leads to other words for it; undefined where none is near enough. */
function nearestConceptWord(typed: string, words: readonly string[]): string | undefined {
  const mistakes = allowedMistakes(typed);
  if (mistakes === 0) return undefined;
  return nearestWord(
    typed,
    words.map((word) => ({ word, documents: 1 })),
    mistakes,
  );
}

/**
 * The likeliest of known words; of equally likely ones the first by its letters.
 * @param minFrequency what is in fewer posts must be a likely mistake away
 */
export function nearestWord(
  typed: string,
  known: KnownWord[],
  mistakes: number,
  minFrequency = 1,
): string | undefined {
  const script = languagesOfScript(typed);
  const maxCost = mistakes === 2 ? MAX_COSTS.two : maxCostOfOne(typed);
  const near = known
    .filter(({ word }) => Math.abs(word.length - typed.length) <= mistakes)
    .filter(({ word }) => languagesOfScript(word) === script && mayBeginWith(typed, word))
    .map(({ word, documents }) => ({ word, documents, cost: editCost(typed, word) }))
    .filter(
      ({ cost, documents }) =>
        cost <= (Number(documents) < minFrequency ? MAX_COSTS.short : maxCost),
    )
    .map(({ word, documents, cost }) => ({
      word,
      cost: cost - FREQUENCY_WEIGHT * Math.log(Number(documents)),
    }));
  near.sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1));
  return near[0]?.word;
}

const maxCostOfOne = (typed: string) =>
  [...typed].length <= SHORT ? MAX_COSTS.short : MAX_COSTS.long;

import { type Sql, selectIn } from '../index/rows';
import { allowedMistakes, deletionKeysOf } from '../index/spellings';
import type { Term } from '../index/terms';
import type { QueryWord } from '../text/analyse-query';
import { languagesOfScript } from '../text/languages';
import { editCost } from './edit-cost';

/** What a common word is preferred by; it decides little. */
const FREQUENCY_WEIGHT = 0.08;

/** A wrong first letter costs more than one mistake, and is still one. */
const TOLERANCE = 0.3;

/** A word that occurs nowhere, and the one that is searched instead; both folded. */
export interface Correction {
  typed: string;
  meant: string;
}

/** Of so few letters, in most scripts and in Arabic, each makes another word. */
const SHORT = 4;
const SHORT_ARABIC = 5;
const ARABIC = /\p{Script=Arabic}/u;

/** Swapped letters, a neighbouring key, a missing dot: the mistakes that a short word may have. */
const SHORT_TOLERANCE = 0.7;

interface KnownWord {
  word: string;
  documents: number;
}

/**
 * Corrects the words that occur in no post, nor do their parts.
 * @param words without those that mean something although no post holds them
 */
export async function correctWords(
  sql: Sql,
  words: readonly QueryWord[],
  terms: ReadonlyMap<string, Term>,
): Promise<Correction[]> {
  const unknown = words.filter(({ stems, parts }) =>
    [...stems, ...parts].every((stem) => !terms.has(stem)),
  );
  const corrections: Correction[] = [];
  for (const { word } of unknown) {
    const meant = await correctionOf(sql, word);
    if (meant !== undefined) corrections.push({ typed: word, meant });
  }
  return corrections;
}

/**
 * The nearest word that occurs in a post, of those in the same script.
 * @param typed a folded word that occurs in none
 * @returns undefined where none is near enough
 */
async function correctionOf(sql: Sql, typed: string): Promise<string | undefined> {
  const mistakes = allowedMistakes(typed);
  if (mistakes === 0) return undefined;
  const known = await selectIn<KnownWord>(
    sql,
    (list) =>
      `select distinct w.word, w.documents from search_spellings s
       join search_words w on w.id = s.word_id where s.deletion in ${list}`,
    deletionKeysOf(typed),
  );
  return nearestWord(typed, known, mistakes);
}

/** The likeliest of known words; of equally likely ones the first by its letters. */
export function nearestWord(
  typed: string,
  known: KnownWord[],
  mistakes: number,
): string | undefined {
  const script = languagesOfScript(typed);
  const isShort = [...typed].length <= (ARABIC.test(typed) ? SHORT_ARABIC : SHORT);
  const maxCost = isShort ? SHORT_TOLERANCE : mistakes + TOLERANCE;
  const near = known
    .filter(({ word }) => Math.abs(word.length - typed.length) <= mistakes)
    .filter(({ word }) => languagesOfScript(word) === script)
    .map(({ word, documents }) => ({ word, documents, cost: editCost(typed, word) }))
    .filter(({ cost }) => cost <= maxCost)
    .map(({ word, documents, cost }) => ({
      word,
      cost: cost - FREQUENCY_WEIGHT * Math.log(Number(documents)),
    }));
  near.sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1));
  return near[0]?.word;
}

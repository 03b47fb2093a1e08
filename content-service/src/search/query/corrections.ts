import { type Sql, selectIn } from '../index/rows';
import { allowedMistakes, deletionKeysOf } from '../index/spellings';
import { languagesOfScript } from '../text/languages';
import { editCost } from './edit-cost';

/** What a common word is preferred by; it decides little. */
const FREQUENCY_WEIGHT = 0.08;

/** A wrong first letter costs more than one mistake, and is still one. */
const TOLERANCE = 0.3;

interface KnownWord {
  word: string;
  documents: number;
}

/**
 * The nearest word that occurs in a post, of those in the same script.
 * @param typed a folded word that occurs in none
 * @returns undefined where none is near enough
 */
export async function correctionOf(sql: Sql, typed: string): Promise<string | undefined> {
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
  const near = known
    .filter(({ word }) => Math.abs(word.length - typed.length) <= mistakes)
    .filter(({ word }) => languagesOfScript(word) === script)
    .map(({ word, documents }) => ({ word, documents, cost: editCost(typed, word) }))
    .filter(({ cost }) => cost <= mistakes + TOLERANCE)
    .map(({ word, documents, cost }) => ({
      word,
      cost: cost - FREQUENCY_WEIGHT * Math.log(Number(documents)),
    }));
  near.sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1));
  return near[0]?.word;
}

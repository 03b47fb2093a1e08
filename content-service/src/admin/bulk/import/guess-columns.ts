import { allLabels } from '../field-labels';
import { HEADING_WORDS } from './heading-words';

/**
 * Guesses what the columns of a table hold, by their headings in any language of the panel.
 * @param fields those that a table can hold
 * @returns for each heading a field, each field once, or null
 */
export function guessColumns(
  headings: readonly string[],
  fields: readonly string[],
): (string | null)[] {
  // Labels first: an exported table must be read as it was written.
  const labels = index(fields, (field) => [field, ...allLabels(field)]);
  const words = index(fields, (field) => HEADING_WORDS[field] ?? []);
  const guessed: (string | null)[] = headings.map(() => null);
  const isFree = (field: string) => !guessed.includes(field);
  for (const names of [labels, words]) {
    for (const [column, heading] of headings.entries()) {
      guessed[column] ??= names.get(comparable(heading))?.find(isFree) ?? null;
    }
  }
  // A heading can mean two fields, as the Arabic word for title and address: the other one is meant
  // if there is a better heading for the first.
  for (const [column, heading] of headings.entries()) {
    if (guessed[column] !== null) continue;
    for (const wanted of words.get(comparable(heading)) ?? []) {
      const holder = guessed.indexOf(wanted);
      const other = words.get(comparable(headings[holder] ?? ''))?.find(isFree);
      if (other === undefined) continue;
      guessed[holder] = other;
      guessed[column] = wanted;
      break;
    }
  }
  return guessed;
}

function index(
  fields: readonly string[],
  namesOf: (field: string) => readonly string[],
): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const field of fields) {
    for (const name of new Set(namesOf(field).map(comparable))) {
      names.set(name, [...(names.get(name) ?? []), field]);
    }
  }
  return names;
}

/** Without case, accents, punctuation and what follows in brackets. */
function comparable(heading: string): string {
  return heading
    .replace(/\(.*?\)|\*/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Script=Inherited}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

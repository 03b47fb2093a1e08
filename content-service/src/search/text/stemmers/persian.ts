import { suffixStripper } from './suffix-rules';

// Plural, comparison and possessive suffixes as in Hazm's stemmer, without its single letters
// م, ت and ش, which end many words of their own; and the verb's prefix with its endings.
const stripPossessive = suffixStripper([
  ['هایشان', 8],
  ['هایمان', 8],
  ['هایتان', 8],
  ['هایش', 7],
  ['هایم', 7],
  ['هایت', 7],
  ['شان', 6],
  ['مان', 7],
  ['تان', 7],
]);
const stripEnding = suffixStripper([
  ['ترین', 6],
  ['هایی', 6],
  ['های', 5],
  ['ها', 4],
  ['تر', 5],
  ['ات', 6],
  ['ان', 6],
  ['یی', 5],
  ['ی', 4],
]);
const VERB = /^ن?مي(.{2,}?)(?:يم|يد|ند|م|ي|د)$/u;

/** Light stemmer for Persian, on folded words: the joiner within «کتاب‌ها» is gone by then. */
export function stemPersian(word: string): string {
  const verb = VERB.exec(word)?.[1];
  return verb ?? stripEnding(stripPossessive(word));
}

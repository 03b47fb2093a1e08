import { fold } from 'folding/fold';

/** A suffix as it is written, and how many letters a word must have for it to be taken off. */
export type SuffixRule = readonly [suffix: string, minLength: number];

/**
 * Takes one suffix off a folded word, by the first rule that fits.
 * @returns makes the function from rules, in their order
 */
export function suffixStripper(rules: readonly SuffixRule[]): (word: string) => string {
  const folded = rules.map(([suffix, minLength]) => ({ suffix: fold(suffix), minLength }));
  return (word) => {
    const rule = folded.find(
      ({ suffix, minLength }) => word.length >= minLength && word.endsWith(suffix),
    );
    return rule ? word.slice(0, -rule.suffix.length) : word;
  };
}

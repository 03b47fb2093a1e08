/**
 * Words that a reader takes in a minute, by script. After Trauzettel-Klosinski and Dietz (2012),
 * who had standard texts read aloud in 17 languages; rounded down, for many read what is not their
 * first language. Where a script is not listed, the Latin rate counts.
 */
const rates: readonly [script: RegExp, wordsPerMinute: number][] = [
  [/\p{Script=Arabic}/gu, 140],
  [/\p{Script=Hebrew}/gu, 180],
  [/\p{Script=Cyrillic}/gu, 180],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 150],
];
const USUAL_RATE = 200;

/** How long a text is: its words, and the whole minutes that reading it takes, at least one. */
export type Length = { words: number; minutes: number };

/**
 * @param text plain text
 * @param language its BCP 47 code, for scripts that do not part words by spaces; empty where unknown
 */
export function lengthOf(text: string, language: string): Length {
  const words = [...segmenterFor(language).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
  return { words, minutes: Math.max(1, Math.round(words / rateOf(text))) };
}

function rateOf(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const row = rates.find(([script]) => (text.match(script)?.length ?? 0) > letters / 2);
  return row?.[1] ?? USUAL_RATE;
}

/** A code that Intl does not understand counts as unknown. */
function segmenterFor(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || undefined, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}

/**
 * Words that a reader takes in a minute, by script. After Trauzettel-Klosinski and Dietz (2012),
 * who had standard texts read aloud in 17 languages; rounded down, for many read what is not their
 * first language. Where a script is not listed, the Latin rate counts.
 */
const readingRates: readonly [script: RegExp, wordsPerMinute: number][] = [
  [/\p{Script=Arabic}/gu, 140],
  [/\p{Script=Hebrew}/gu, 180],
  [/\p{Script=Cyrillic}/gu, 180],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 150],
];
const DEFAULT_WORDS_PER_MINUTE = 200;

/** How long a text is: its words, and the whole minutes that reading it takes, at least one. */
export type TextLength = { words: number; minutes: number };

/**
 * @param text plain text
 * @param language its BCP 47 code, for scripts that do not part words by spaces; empty where unknown
 */
export function textLengthOf(text: string, language: string): TextLength {
  const words = [...segmenterFor(language).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinuteOf(text))) };
}

function wordsPerMinuteOf(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const row = readingRates.find(([script]) => (text.match(script)?.length ?? 0) > letters / 2);
  return row?.[1] ?? DEFAULT_WORDS_PER_MINUTE;
}

/** A code that Intl does not understand counts as unknown. */
function segmenterFor(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || undefined, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}

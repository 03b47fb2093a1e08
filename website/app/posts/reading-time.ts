/**
 * Words per minute by script. After Trauzettel-Klosinski and Dietz (2012), who measured how fast
 * standard texts are read aloud in 17 languages; rounded down, because many visitors read a language
 * that is not their first. Other scripts use the Latin rate.
 */
const readingRates: readonly [script: RegExp, wordsPerMinute: number][] = [
  [/\p{Script=Arabic}/gu, 140],
  [/\p{Script=Hebrew}/gu, 180],
  [/\p{Script=Cyrillic}/gu, 180],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 150],
];
const DEFAULT_WORDS_PER_MINUTE = 200;

/** The length of a text: its number of words, and its reading time in whole minutes, at least one. */
export type TextLength = { words: number; minutes: number };

/**
 * The length of a text.
 * @param text plain text
 * @param language BCP 47 code, for scripts without spaces between words; empty if unknown
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

/** An invalid code counts as unknown. */
function segmenterFor(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || undefined, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}

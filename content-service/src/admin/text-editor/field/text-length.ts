/** Words per minute, as the website counts them (website/app/posts/reading-time.ts has the source). */
const RATES: readonly [script: RegExp, wordsPerMinute: number][] = [
  [/\p{Script=Arabic}/gu, 140],
  [/\p{Script=Cyrillic}/gu, 180],
];
const DEFAULT_RATE = 200;

/** The number of words of a plain text, and its reading time in whole minutes, at least one. */
export function textLengthOf(text: string): { words: number; minutes: number } {
  const words = countWords(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const row = RATES.find(([script]) => (text.match(script)?.length ?? 0) > letters / 2);
  return { words, minutes: Math.max(1, Math.round(words / (row?.[1] ?? DEFAULT_RATE))) };
}

/** Firefox has no segmenter before version 125. All languages of the panel have spaces between words. */
function countWords(text: string): number {
  if (!('Segmenter' in Intl))
    return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c'’]*/gu)?.length ?? 0;
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

import { fold } from './fold.ts';

/** Longest text that is searched for; what is longer is cut. */
export const SEARCH_LENGTH = 100;

/** Most words that the content service takes at once. */
const MOST_WORDS = 12;

/**
 * What a visitor typed into a search field, fit to be searched for: in one line, at most 100
 * characters and twelve words.
 * @returns null where it holds no letter or digit
 */
export function searchText(typed: string): string | null {
  const line = typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_LENGTH)
    .toWellFormed();
  const words = line.split(' ');
  while (foldedWords(words) > MOST_WORDS && words.length > 1) words.pop();
  const text = words.join(' ');
  const count = foldedWords([text]);
  return count === 0 || count > MOST_WORDS ? null : text;
}

function foldedWords(words: readonly string[]): number {
  return fold(words.join(' ')).split(' ').filter(Boolean).length;
}

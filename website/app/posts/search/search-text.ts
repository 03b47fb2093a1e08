import { fold } from './fold.ts';

/** Longest text that is searched for; what is longer is cut. */
export const MAX_SEARCH_LENGTH = 100;

/** Most words that the content service takes at once. */
const MAX_SEARCH_WORDS = 12;

/**
 * What a visitor typed into a search field, fit to be searched for: in one line, at most 100
 * characters and twelve words.
 * @returns null where it holds no letter or digit
 */
export function searchText(typed: string): string | null {
  const line = typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .toWellFormed();
  const words = line.split(' ');
  while (countFoldedWords(words) > MAX_SEARCH_WORDS && words.length > 1) words.pop();
  const text = words.join(' ');
  const count = countFoldedWords([text]);
  return count === 0 || count > MAX_SEARCH_WORDS ? null : text;
}

function countFoldedWords(words: readonly string[]): number {
  return fold(words.join(' ')).split(' ').filter(Boolean).length;
}

import { fold } from 'folding/fold';

/** Maximum length of a search; the rest is cut off. */
export const MAX_SEARCH_LENGTH = 100;

/** Maximum number of words that the content service accepts. */
const MAX_SEARCH_WORDS = 12;

/**
 * Normalises what a visitor typed into a search field: one line of at most 100 characters and twelve
 * words.
 * @returns null without a letter or digit
 */
export function searchText(typed: string): string | null {
  const line = inOneLine(typed);
  const words = line.split(' ');
  while (countFoldedWords(words) > MAX_SEARCH_WORDS && words.length > 1) words.pop();
  const text = words.join(' ');
  const count = countFoldedWords([text]);
  return count === 0 || count > MAX_SEARCH_WORDS ? null : text;
}

/**
 * What was typed if it is symbols alone, which no search finds.
 * @returns null with a letter or digit, and for an empty field
 */
export function wordlessSearch(typed: string): string | null {
  const line = inOneLine(typed);
  return line && countFoldedWords([line]) === 0 ? line : null;
}

function inOneLine(typed: string): string {
  return typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .toWellFormed();
}

function countFoldedWords(words: readonly string[]): number {
  return fold(words.join(' ')).split(' ').filter(Boolean).length;
}

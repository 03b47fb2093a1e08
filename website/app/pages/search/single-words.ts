import { fold } from 'folding/fold';

const MAX_WORDS = 3;

/**
 * The words of a query that are worth searching for alone: the longest, in the order in which they were
 * typed. What every question has (how, can, في, для) is short in all our languages.
 * @returns none for a query of one word
 */
export function singleWords(query: string): string[] {
  const words = [...new Set(query.match(/[\p{L}\p{M}\p{N}\p{Cf}'’-]+/gu))];
  if (words.length < 2) return [];
  const shortest = words.map(lengthOf).toSorted((one, other) => other - one)[MAX_WORDS - 1] ?? 0;
  return words.filter((word) => lengthOf(word) >= Math.max(shortest, 1)).slice(0, MAX_WORDS);
}

/** In folded letters, so that marks do not count. */
const lengthOf = (word: string) => [...fold(word)].length;

import { fold } from 'folding/fold';

/** Texts repeat most of their words, and folding one takes many replacements. */
const MAX_CACHED_WORDS = 100_000;

const cache = new Map<string, readonly string[]>();

/**
 * The folded words of text without white space, such as a word with its punctuation: what was folded
 * before is looked up.
 */
export function foldCached(written: string): readonly string[] {
  const cached = cache.get(written);
  if (cached !== undefined) return cached;
  const folded = fold(written);
  const words = folded === '' ? [] : folded.split(' ');
  if (cache.size >= MAX_CACHED_WORDS) cache.clear();
  cache.set(written, words);
  return words;
}

import { fold } from '../fold';

/** Texts repeat most of their words, and folding one takes many replacements. */
const MAX_CACHED_WORDS = 100_000;

const cache = new Map<string, string>();

/** Folds text without white space, such as a word: what was folded before is looked up. */
export function foldCached(written: string): string {
  const cached = cache.get(written);
  if (cached !== undefined) return cached;
  const folded = fold(written);
  if (cache.size >= MAX_CACHED_WORDS) cache.clear();
  cache.set(written, folded);
  return folded;
}

import type { SearchAnswer } from '../../content/search-response.ts';
import { wordMarker } from '../../posts/search/marked-words.ts';

/** A query with the words that were meant in place of those that were typed. */
export function correctedQuery(q: string, corrected: SearchAnswer['corrected']): string {
  const meantWords = new Map(corrected.map(({ typed, meant }) => [typed, meant]));
  const split = wordMarker([...meantWords.keys()]);
  return split(q)
    .map(({ text, isMatch }) => (isMatch && meantWords.get(text)) || text)
    .join('');
}

import { fold } from '../../search/fold';
import { wordsOf } from '../../search/passages/query-reader';

interface Correction {
  typed: string;
  meant: string;
}

/** Corrections with the meant words as a result writes them: the index holds them folded. */
export function spellAsWritten(
  corrections: Correction[],
  results: Record<string, unknown>[],
): Correction[] {
  if (corrections.length === 0) return [];
  const written = new Map<string, string>();
  for (const { title, description } of results) {
    for (const word of wordsOf(`${title ?? ''} ${description ?? ''}`)) {
      const folded = fold(word);
      if (!written.has(folded)) written.set(folded, word);
    }
  }
  return corrections.map(({ typed, meant }) => ({ typed, meant: written.get(meant) ?? meant }));
}

import { fold } from 'folding/fold';
import type { SearchLanguage } from '../../text/languages';
import type { Meaning, NamedEntry, Phrase } from '../meaning';
import { phrasesOf } from '../words/folded-words';
import { KIND_ALONE, KIND_WORDS, NOT_A_KIND } from '../words/kinds';
import { namesOf, phrase } from './phrase';

/** Words that name a kind: of the entries those that mean nothing else, and what people type. */
export function kindPhrases(kinds: NamedEntry[]): Phrase[] {
  return kinds.flatMap((entry) => {
    const words = Object.entries(KIND_WORDS[entry.value] ?? {}).flatMap(([language, list]) =>
      phrasesOf(list).map((text) => ({ text, language: language as SearchLanguage })),
    );
    const names = namesOf(entry).filter(({ text }) => !NOT_A_KIND.has(fold(text)));
    return [...names, ...words].map(({ text }) => {
      const strength = KIND_ALONE.has(fold(text)) ? 'alone' : 'sure';
      const meaning: Meaning = { type: 'kind', value: entry.value, entry, strength };
      // As listed: a stem would join "businesses" with "business".
      return phrase(text, 'en', meaning);
    });
  });
}

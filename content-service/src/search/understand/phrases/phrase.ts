import { fold } from 'folding/fold';
import type { SearchLanguage } from '../../text/languages';
import type { Meaning, NamedEntry, Phrase } from '../meaning';
import { stemKey } from '../tokens';

/** Languages whose words are matched by their stems; in the others all forms are listed. */
const INFLECTED: ReadonlySet<string> = new Set(['ckb', 'ru', 'tr', 'uk']);

/** A phrase of folded words; of stems in the languages that inflect them. */
export function phrase(text: string, language: SearchLanguage, meaning: Meaning | null): Phrase {
  const words = fold(text).split(' ');
  const keys = INFLECTED.has(language) ? words.map((word) => stemKey(word, language)) : words;
  return { keys, meaning };
}

/** The names of an entry, each with the language it is in; that of its own name is English. */
export function namesOf({ name, names }: NamedEntry): { text: string; language: SearchLanguage }[] {
  return [
    { text: name, language: 'en' },
    ...names.flatMap(({ language, ...of }) =>
      [of.name, ...of.otherNames].map((text) => ({ text, language })),
    ),
  ];
}

/** Whether a name is of several words, which rarely stand beside each other by chance. */
export const isLong = (text: string): boolean => fold(text).includes(' ');

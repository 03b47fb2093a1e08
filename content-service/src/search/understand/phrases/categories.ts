import { fold } from 'folding/fold';
import type { Meaning, NamedEntry, Phrase } from '../meaning';
import { EVERYDAY_CATEGORIES } from '../words/categories';
import { namesOf, phrase } from './phrase';

/** Names of categories: a query that says more than a name asks for more than the category. */
export function categoryPhrases(categories: NamedEntry[]): Phrase[] {
  return categories.flatMap((entry) => {
    const meaning: Meaning = { type: 'category', value: entry.value, entry, strength: 'alone' };
    return namesOf(entry)
      .filter(({ text }) => !EVERYDAY_CATEGORIES.has(fold(text)))
      .map(({ text, language }) => phrase(text, language, meaning));
  });
}

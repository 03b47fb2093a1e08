import { fold } from 'folding/fold';
import type { SearchLanguage } from '../../text/languages';
import type { Meaning, NamedEntries, NamedEntry, Phrase } from '../meaning';
import { EVERYDAY_NAMES, NAMES_OF_PEOPLE } from '../words/places';
import { namesOf, phrase } from './phrase';

/** Languages whose cases of names are matched by stems; there are no Ukrainian names of their own.
 *  Turkish endings are in the forms of a token: a stem would lose that somebody comes from there. */
const STEMMED_IN: Partial<Record<SearchLanguage, SearchLanguage[]>> = {
  ckb: ['ckb'],
  ru: ['ru', 'uk'],
};

/** Names of countries, cities and areas. */
export function placePhrases({ countries, cities, areas }: NamedEntries): Phrase[] {
  return [
    ...phrasesOfType('country', countries),
    ...phrasesOfType('city', cities),
    ...phrasesOfType('area', areas),
  ];
}

function phrasesOfType(type: 'country' | 'city' | 'area', entries: NamedEntry[]): Phrase[] {
  return entries.flatMap((entry) =>
    namesOf(entry).flatMap(({ text, language }) => {
      const meaning: Meaning = { type, value: entry.value, entry, strength: strengthOf(text) };
      return (STEMMED_IN[language] ?? ['en']).map((one) => phrase(text, one, meaning));
    }),
  );
}

function strengthOf(name: string): Meaning['strength'] {
  const folded = fold(name);
  if (EVERYDAY_NAMES.has(folded)) return 'beside';
  return NAMES_OF_PEOPLE.has(folded) ? 'named' : 'sure';
}

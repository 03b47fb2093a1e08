import type { NamedEntries, Phrase } from './meaning';
import { categoryPhrases } from './phrases/categories';
import { communityPhrases } from './phrases/communities';
import { kindPhrases } from './phrases/kinds';
import { languagePhrases } from './phrases/languages';
import { placePhrases } from './phrases/places';
import { pricePhrases, timePhrases } from './phrases/times-and-prices';

/** All phrases by the key of their first word, the longest first. */
export type Vocabulary = ReadonlyMap<string, readonly Phrase[]>;

/** Builds the phrases that queries are read by: some thousand, in tens of milliseconds. */
export function buildVocabulary(entries: NamedEntries): Vocabulary {
  const places = placePhrases(entries);
  const placeNames = new Set(places.map(({ keys }) => keys.join(' ')));
  const languages = languagePhrases(placeNames);
  const languageNames = new Set(
    languages.flatMap(({ keys, meaning }) => (meaning === null ? [keys.join(' ')] : [])),
  );
  const vocabulary = new Map<string, Phrase[]>();
  const phrases = [
    ...kindPhrases(entries.kinds),
    ...places,
    ...communityPhrases(entries.communities, languageNames),
    ...categoryPhrases(entries.categories),
    ...languages,
    ...pricePhrases(),
    ...timePhrases(),
  ];
  for (const one of phrases) {
    const [first] = one.keys;
    if (first === undefined || first === '') continue;
    const others = vocabulary.get(first);
    if (others) others.push(one);
    else vocabulary.set(first, [one]);
  }
  for (const others of vocabulary.values()) {
    others.sort((one, other) => other.keys.length - one.keys.length);
  }
  return vocabulary;
}

import { cachedFromEntries } from '../cached-from-entries';
import { linesOf } from '../concepts/word-lines';
import { searchLanguageOf } from '../text/languages';
import { type PrefixList, prefixList } from './prefix-list';

/** A word for a concept, or a name of a place. */
export interface SuggestedPhrase {
  text: string;
  /** Code of the language that it belongs to. */
  language: string;
  /** The concept or place: of each one phrase is suggested. */
  of: string;
  /** Position among the words of its language: the usual one is 0. */
  position: number;
}

interface ConceptRow {
  id: number;
  words: { language: string; words: string }[];
}

const CONCEPT = 'api::concept.concept';

/** The words of all concepts. */
export const conceptPhrases = cachedFromEntries<PrefixList<SuggestedPhrase>>(
  [CONCEPT],
  async (strapi) => {
    const concepts: ConceptRow[] = await strapi.db
      .query(CONCEPT)
      .findMany({ select: ['id'], populate: { words: true } });
    const phrases = concepts.flatMap(({ id, words }) =>
      words.flatMap(({ language, words: lines }) =>
        linesOf(lines).map((text, position) => ({ text, language, of: `concept ${id}`, position })),
      ),
    );
    return prefixList(known(phrases), ({ text }) => text);
  },
);

interface PlaceRow {
  id: number;
  name: string;
  names: { language: string; name: string; other_names: string | null }[];
}

const PLACES = ['api::country.country', 'api::city.city', 'api::area.area'];

/** The names of all places. */
export const placePhrases = cachedFromEntries<PrefixList<SuggestedPhrase>>(
  PLACES,
  async (strapi) => {
    const phrases: SuggestedPhrase[] = [];
    for (const uid of PLACES) {
      const places: PlaceRow[] = await strapi.db
        .query(uid)
        .findMany({ select: ['id', 'name'], populate: { names: true } });
      for (const { id, name, names } of places) {
        const of = `${uid} ${id}`;
        // Without translations a place still has its own name.
        if (names.length === 0) phrases.push({ text: name, language: 'en', of, position: 0 });
        for (const { language, name: usual, other_names } of names) {
          for (const [position, text] of linesOf(`${usual}\n${other_names ?? ''}`).entries()) {
            phrases.push({ text, language, of, position });
          }
        }
      }
    }
    return prefixList(known(phrases), ({ text }) => text);
  },
);

const known = (phrases: SuggestedPhrase[]) =>
  phrases.filter(({ language }) => searchLanguageOf(language) !== undefined);

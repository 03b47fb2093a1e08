import { fold } from 'folding/fold';
import { languagesOfScript, SEARCH_LANGUAGES, type SearchLanguage } from '../../text/languages';
import type { Meaning, Phrase } from '../meaning';
import { phrasesOf } from '../words/folded-words';
import { OTHER_LANGUAGE_NAMES, SPEAKERS, SPEAKING, SPOKEN_LANGUAGES } from '../words/languages';
import { phrase } from './phrase';

/** Hindi and Urdu say "in Turkish" as they say "in Türkiye". */
const PLACE_TEMPLATES = new Set(['{} में', '{} میں', 'in {}', 'به {}', 'بە {}']);

/**
 * Ways to ask for a spoken language. A name alone has no meaning: "Turkish" may be the language, the
 * food or the people.
 * @param placeNames the keys of names of places
 */
export function languagePhrases(placeNames: ReadonlySet<string>): Phrase[] {
  return SPOKEN_LANGUAGES.flatMap((code) => {
    const meaning: Meaning = { type: 'language', value: code, strength: 'sure' };
    const named = namesOfLanguage(code).flatMap(({ text, language }) => {
      const name = phrase(text, language, null);
      const isPlace = placeNames.has(fold(text));
      const templates = phrasesOf(SPEAKING[language])
        .filter((template) => !isPlace || !PLACE_TEMPLATES.has(template))
        .map((template) => phrase(template.replace('{}', text), language, meaning));
      return [name, ...templates];
    });
    const speakers = phrasesOf(SPEAKERS[code] ?? '').map((text) =>
      phrase(text, languagesOfScript(text)[0], meaning),
    );
    return [...named, ...speakers];
  });
}

const DISPLAY_NAMES = new Map(
  SEARCH_LANGUAGES.map((language) => [
    language,
    new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
  ]),
);

/** The names of a language in each language of the search, from CLDR. */
function namesOfLanguage(code: string): { text: string; language: SearchLanguage }[] {
  const others = phrasesOf(OTHER_LANGUAGE_NAMES[code] ?? '').filter(Boolean);
  return SEARCH_LANGUAGES.flatMap((language) => {
    const name = DISPLAY_NAMES.get(language)?.of(code);
    const names = [
      ...(name === undefined ? [] : [name]),
      ...(name !== undefined && language === 'ar' ? withoutArticle(name) : []),
      ...others.filter((other) => languagesOfScript(other).includes(language)),
    ];
    return [...new Set(names)].map((text) => ({ text, language }));
  });
}

/** «العربية», «عربية», «عربي» */
function withoutArticle(name: string): string[] {
  const bare = name.replace(/^ال/u, '');
  return [bare, bare.replace(/ة$/u, '')];
}

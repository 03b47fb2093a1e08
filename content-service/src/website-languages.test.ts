import { describe, expect, test } from 'vitest';
import { NATIVE_NAMES } from './admin/labels/value-words';
import introduction from './components/place/introduction.json';
import conceptWords from './components/search/concept-words.json';
import translatedName from './components/search/translated-name.json';
import { ROLE_LANGUAGES } from './versions/language-conditions';
import { VOCABULARY_LANGUAGES } from './vocabulary/vocabulary-files';
import { WEBSITE_LANGUAGES } from './website-languages';

const enumOf = ({ attributes }: { attributes: { language: { enum: string[] } } }) =>
  attributes.language.enum;

// Readers of a language that a list lacks see English names of places, kinds and categories.
describe.each(Object.keys(WEBSITE_LANGUAGES))('the website language %s', (language) => {
  test.each<[string, readonly string[]]>([
    ['vocabulary/vocabulary-files.ts', VOCABULARY_LANGUAGES],
    ['components/search/translated-name.json', enumOf(translatedName)],
    ['components/search/concept-words.json', enumOf(conceptWords)],
    ['components/place/introduction.json', enumOf(introduction)],
    ['admin/labels/value-words.ts', Object.keys(NATIVE_NAMES)],
    ['versions/language-conditions.ts', ROLE_LANGUAGES],
  ])('is in the list of %s', (_, languages) => {
    expect(languages).toContain(language);
  });
});

import { SEARCH_LANGUAGES } from '../text/languages';

const LANGUAGES: readonly (string | null)[] = SEARCH_LANGUAGES;

/**
 * The number that stands for a language in postings, as a word would make each of them wider.
 * @returns 0 for none of the languages that texts are indexed in
 */
export const languageNumber = (language: string | null): number => LANGUAGES.indexOf(language) + 1;

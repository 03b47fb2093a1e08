import { documentWords } from './analyse-document';
import {
  DISTINCTIVE_LETTERS,
  languagesOfScript,
  type SearchLanguage,
  searchLanguageOf,
} from './languages';
import { isStopWord } from './stop-words';

/** More is not needed to tell a language. */
const SAMPLE_LENGTH = 2000;

/** As much as half a word: what is expected decides between languages that fit equally well. */
const EXPECTED_BONUS = 0.5;

/**
 * The language of a text or a query: by its script, then by the stop words and letters that only
 * one of the script's languages has, then by what is expected.
 * @param expected code of the community's or the interface's language
 */
export function detectLanguage(text: string, expected?: string | null): SearchLanguage {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const languages = languagesOfScript(sample);
  if (languages.length === 1) return languages[0];
  const words = documentWords(sample);
  const expectedLanguage = searchLanguageOf(expected);
  const scoreOf = (language: SearchLanguage) => {
    const letters = DISTINCTIVE_LETTERS[language];
    const stopWords = words.filter((word) => isStopWord(word, language)).length;
    const distinctive = letters ? (sample.match(letters)?.length ?? 0) : 0;
    return stopWords + distinctive + (language === expectedLanguage ? EXPECTED_BONUS : 0);
  };
  const scores = languages.map((language) => ({ language, score: scoreOf(language) }));
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).language;
}

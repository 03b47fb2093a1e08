import { textOfHtml } from '../../src/search/search-text';
import { documentWords } from '../../src/search/text/analyse-document';
import { searchLanguageOf } from '../../src/search/text/languages';
import { isStopWord } from '../../src/search/text/stop-words';
import type { EvalPage } from './eval-files';

const MAX_KEYWORDS = 3;
const MIN_KEYWORD_LENGTH = 3;

/**
 * Makes the function that leaves of a question its two or three rarest words that some text holds,
 * in their order: roughly what somebody types who knows search engines.
 */
export function keywordsOf(pages: EvalPage[]): (question: string, language: string) => string {
  const documents = new Map<string, number>();
  for (const { title, html } of pages) {
    for (const word of new Set(documentWords(`${title} ${textOfHtml(html)}`))) {
      documents.set(word, (documents.get(word) ?? 0) + 1);
    }
  }
  return (question, code) => {
    const language = searchLanguageOf(code) ?? 'en';
    const words = [...new Set(documentWords(question))].filter(
      (word) =>
        documents.has(word) && word.length >= MIN_KEYWORD_LENGTH && !isStopWord(word, language),
    );
    const rarest = words
      .toSorted((one, other) => (documents.get(one) ?? 0) - (documents.get(other) ?? 0))
      .slice(0, MAX_KEYWORDS);
    return words.filter((word) => rarest.includes(word)).join(' ');
  };
}

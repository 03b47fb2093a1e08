import type { Element } from 'domhandler';
import { type LanguageCode, languages } from '../../languages.ts';
import { textElement } from './tree.server.ts';

/** A link whose text is in the language of the page, whatever the language of the text around it. */
export function wordsLink(href: string, text: string, language: LanguageCode): Element {
  return textElement('a', { href, ...languageOf(language) }, text);
}

/** The attributes of words in the language of the page. */
export function languageOf(language: LanguageCode): { lang: string; dir: string } {
  return { lang: language, dir: languages[language].direction };
}

import { localisedPath, postPath } from '../../addresses/links.ts';
import { interfaceLanguageOf, type LanguageCode } from '../../languages.ts';
import type { Translation } from '../../posts/post.ts';

/**
 * The page of a post in another language, in that language if the site has it.
 * @param language of the page that links to it
 */
export function translationPath(translation: Translation, language: LanguageCode): string {
  const code = translation.contentLanguage.code.toLowerCase();
  return localisedPath(interfaceLanguageOf(code) ?? language, postPath(translation));
}

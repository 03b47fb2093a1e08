import type { Kind } from '../kinds.ts';
import type { LanguageCode } from '../languages.ts';
import {
  type LanguageChoice,
  languageChoices,
  languageCodeOf,
} from '../posts/filters/language-choices.ts';
import { readPostLanguages } from './post-languages.server.ts';
import { readChoices } from './reference.server.ts';

/** @param requested the code in an address @returns undefined if there is no such language */
export async function readLanguageCode(requested: string | null): Promise<string | undefined> {
  if (!requested) return undefined;
  return languageCodeOf(requested, (await readChoices()).communities);
}

/**
 * The languages that a list can be limited to.
 * @param language of the page
 * @param chosen code of the chosen language
 * @returns a function from the kinds that are listed
 */
export async function readLanguageChoices(
  language: LanguageCode,
  chosen: string | undefined,
): Promise<(kinds: readonly Kind[]) => LanguageChoice[]> {
  const [{ communities }, postLanguages] = await Promise.all([readChoices(), readPostLanguages()]);
  return (kinds) => languageChoices({ communities, postLanguages, kinds, language, chosen });
}

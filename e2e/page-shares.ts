import { localisedPath } from '../website/app/addresses/links.ts';
import { type LanguageCode, languageCodes, languages } from '../website/app/languages.ts';
import { onePathOfEachLayout, onePathOfEachPage } from './quality-checks.ts';

/** A page with header and footer, and a post: laid out in every language. */
const inEveryLanguage = ['/', '/businesses/204'];

/** The first language of each script: a script has its own fonts, line heights and letters. */
const oneOfEachScript = languageCodes.filter(
  (code, index) =>
    languageCodes.findIndex((each) => languages[each].script === languages[code].script) === index,
);

/** With `EVERY_PAGE=1`, all pages are tried in all languages. */
const everyPage = process.env.EVERY_PAGE === '1';

/** In ms, for the pages of one language. */
export const TIME_LIMIT = everyPage ? 900_000 : 300_000;

/** The languages in which pages are checked with axe, and for valid HTML. */
export const languagesToCheck = everyPage ? languageCodes : oneOfEachScript;

/** The pages whose layout is tried in a language: each in one. */
export async function layoutsToTry(language: LanguageCode): Promise<string[]> {
  const paths = await onePathOfEachLayout();
  return [...new Set([...inEveryLanguage, ...shareOf(paths, language)])];
}

/**
 * The addresses that are checked with axe in a language: a page of each layout in one, as pages differ
 * by language in words only.
 */
export async function addressesToCheck(language: LanguageCode): Promise<string[]> {
  const paths = everyPage ? await onePathOfEachPage() : await onePathOfEachLayout();
  return shareOf(paths, language).map((path) => localisedPath(language, path));
}

/** The addresses that must be valid HTML in a language: each page in one. */
export async function addressesToValidate(language: LanguageCode): Promise<string[]> {
  const paths = await onePathOfEachPage();
  return shareOf(paths, language).map((path) => localisedPath(language, path));
}

/** The paths that are tried in a language, so that each is tried in one. */
export function shareOf(paths: string[], language: LanguageCode): string[] {
  if (everyPage) return paths;
  return paths.filter(
    (_path, index) => oneOfEachScript[index % oneOfEachScript.length] === language,
  );
}

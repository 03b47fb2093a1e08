import { localisedPath } from '../website/app/addresses/links.ts';
import { type LanguageCode, languageCodes } from '../website/app/languages.ts';
import { onePathOfEachLayout, onePathOfEachPage } from './quality-checks.ts';

/** A page with header and footer, and a post. */
const inEveryLanguage = ['/', '/businesses/204'];

/** The one with the longest words. */
const WITH_ALL_LAYOUTS: LanguageCode = 'ru';

/** With `EVERY_PAGE=1`, all pages are tried in all languages. */
const everyPage = process.env.EVERY_PAGE === '1';

/** In ms, for the pages of one language. */
export const TIME_LIMIT = everyPage ? 900_000 : 300_000;

/** The pages whose layout is tried in a language: all in Russian, and each in one more language. */
export async function layoutsToTry(language: LanguageCode): Promise<string[]> {
  const paths = await onePathOfEachLayout();
  if (language === WITH_ALL_LAYOUTS || everyPage) return paths;
  const others = languageCodes.filter((code) => code !== WITH_ALL_LAYOUTS);
  return shareOf(paths, language, others);
}

/**
 * The addresses that are checked with axe, and for valid HTML, in a language: each page in one, as
 * pages differ by language in words only.
 */
export async function addressesToCheck(language: LanguageCode): Promise<string[]> {
  const paths = await onePathOfEachPage();
  const share = everyPage ? paths : shareOf(paths, language, languageCodes);
  return share.map((path) => localisedPath(language, path));
}

const shareOf = (paths: string[], language: LanguageCode, among: readonly LanguageCode[]) =>
  paths.filter(
    (path, index) =>
      inEveryLanguage.includes(path) || index % among.length === among.indexOf(language),
  );

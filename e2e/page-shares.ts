import { type LanguageCode, languageCodes, languages } from '../website/app/languages.ts';
import { onePathOfEachLayout } from './quality-checks.ts';

/** With header and footer, a post, a form, and the two layouts without a header. */
const inEveryLanguage = ['/', '/businesses/204', '/contact', '/business-landing/204', '/delete'];

/** The one with the longest words. */
const WITH_ALL_PAGES: LanguageCode = 'ru';

/** With `EVERY_PAGE=1`, all pages are tried in all languages. */
const everyPage = process.env.EVERY_PAGE === '1';

/** In ms, for the pages of one language. */
export const TIME_LIMIT = everyPage ? 900_000 : 300_000;

/**
 * The pages whose layout is tried in a language: all in Russian, of the others each in one language
 * that is written left to right and in one from right to left.
 */
export async function layoutsToTry(language: LanguageCode): Promise<string[]> {
  const paths = await onePathOfEachLayout();
  if (language === WITH_ALL_PAGES || everyPage) return paths;
  const { direction } = languages[language];
  return shareOf(
    paths,
    language,
    languageCodes.filter(
      (code) => code !== WITH_ALL_PAGES && languages[code].direction === direction,
    ),
  );
}

/**
 * The pages that are checked with axe, and for valid HTML, in a language other than English, where all
 * are: pages differ by language in words only.
 */
export async function pagesToCheck(language: LanguageCode): Promise<string[]> {
  const paths = await onePathOfEachLayout();
  if (everyPage) return paths;
  return shareOf(
    paths,
    language,
    languageCodes.filter((code) => code !== 'en'),
  );
}

const shareOf = (paths: string[], language: LanguageCode, among: LanguageCode[]): string[] =>
  paths.filter(
    (path, index) =>
      inEveryLanguage.includes(path) || index % among.length === among.indexOf(language),
  );

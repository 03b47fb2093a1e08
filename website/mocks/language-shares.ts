import { basename } from 'node:path';
import { type LanguageCode, languageCodes, languages } from '../app/languages.ts';

/**
 * The languages in which the tests of a page are run, as pages differ by language in words only:
 * English, another language that is written left to right and one from right to left, which differ
 * from file to file. With `EVERY_LANGUAGE=1`, all.
 * @param file the address of the test file, `import.meta.url`
 */
export function languagesToTry(file: string): LanguageCode[] {
  if (process.env.EVERY_LANGUAGE === '1') return [...languageCodes];
  const number = [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const oneOf = (direction: 'ltr' | 'rtl') => {
    const candidates = languageCodes.filter(
      (code) => code !== 'en' && languages[code].direction === direction,
    );
    return candidates.filter((_, index) => index === number % candidates.length);
  };
  return ['en', ...oneOf('ltr'), ...oneOf('rtl')];
}

import { useLocation } from 'react-router';
import { readAddress } from '../../addresses/address.ts';
import { localisedPath } from '../../addresses/links.ts';
import { type Direction, type LanguageCode, languageCodes, languages } from '../../languages.ts';

/** The current page in another interface language. */
export type OtherLanguage = {
  code: LanguageCode;
  nativeName: string;
  direction: Direction;
  /** Address of the same page, including its query. */
  href: string;
};

/** The current page in every other interface language. */
export function useOtherLanguages(): OtherLanguage[] {
  const { pathname, search } = useLocation();
  const { language, path } = readAddress(pathname);
  return languageCodes
    .filter((code) => code !== language)
    .map((code) => ({ code, ...languages[code], href: localisedPath(code, path) + search }));
}

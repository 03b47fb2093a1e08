import { useLocation } from 'react-router';
import { readAddress } from '../../addresses/address.ts';
import { localisedPath } from '../../addresses/links.ts';
import { type Direction, type LanguageCode, languageCodes, languages } from '../../languages.ts';

/** The page that a visitor is on, in another language of the interface. */
export type OtherLanguage = {
  code: LanguageCode;
  nativeName: string;
  direction: Direction;
  /** The same page, its query included. */
  href: string;
};

/** The same page in every other language that the interface is offered in. */
export function useOtherLanguages(): OtherLanguage[] {
  const { pathname, search } = useLocation();
  const { language, path } = readAddress(pathname);
  return languageCodes
    .filter((code) => code !== language)
    .map((code) => ({ code, ...languages[code], href: localisedPath(code, path) + search }));
}

import { useLocation } from 'react-router';
import { readAddress } from '../../addresses/address.ts';
import { localisedPath } from '../../addresses/links.ts';
import { type Direction, type LanguageCode, languageCodes, languages } from '../../languages.ts';
import { usePathIn } from '../translated-page.ts';

/** The current page, or its translation, in another interface language. */
export type OtherLanguage = {
  code: LanguageCode;
  nativeName: string;
  direction: Direction;
  /** Its address, including the query. */
  href: string;
};

/** By script first, then by letters: a visitor looks for a familiar script. */
const collator = new Intl.Collator('en');

const sortedCodes = languageCodes.toSorted((one, other) =>
  collator.compare(languages[one].nativeName, languages[other].nativeName),
);

/** The current page, or its translation, in every other interface language, sorted by their own names. */
export function useOtherLanguages(): OtherLanguage[] {
  const { pathname, search } = useLocation();
  const { language, path } = readAddress(pathname);
  const pathIn = usePathIn();
  return sortedCodes
    .filter((code) => code !== language)
    .map((code) => ({
      code,
      ...languages[code],
      href: localisedPath(code, pathIn(code) ?? path) + search,
    }));
}

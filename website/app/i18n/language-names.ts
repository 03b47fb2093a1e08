import { displayNames } from './formatters.ts';

/**
 * Names of languages as one list, e.g. "Arabic, Turkish and Persian".
 * @param codes BCP 47 codes; one that Intl does not know stands as it is
 * @param locale language the names are in
 */
export function languageNames(codes: string[], locale: string): string {
  const names = displayNames(locale, { type: 'language' });
  const nameOf = (code: string) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(codes.map(nameOf));
}

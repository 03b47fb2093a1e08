import { displayNames } from './formatters.ts';

/**
 * Formats names of languages as a list, e.g. "Arabic, Turkish and Persian".
 * @param codes BCP 47 codes; one unknown to Intl is left unchanged
 * @param locale language of the names
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

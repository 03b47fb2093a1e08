import { formatsOf } from './formats/language-formats.ts';
import { displayNames } from './formatters.ts';
import { formatList } from './list.ts';

/**
 * Formats names of languages as a list, e.g. "Arabic, Turkish and Persian".
 * @param codes BCP 47 codes; one unknown to Intl is left unchanged
 * @param locale language of the names
 */
export function languageNames(codes: string[], locale: string): string {
  const names = displayNames(locale, { type: 'language' });
  const own = formatsOf(locale).languageNames ?? {};
  const nameOf = (code: string) => {
    if (Object.hasOwn(own, code)) return own[code] ?? code;
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  return formatList(codes.map(nameOf), locale);
}

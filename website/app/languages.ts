/** The one table of interface languages and of the languages posts are written in. */

export type Direction = 'ltr' | 'rtl';

/** Scripts that the font of headings covers, each in a file of its own; see `styles/fonts.css`. */
export type Script = 'latin' | 'arabic';

type LanguageRow = {
  /** The language's own name for itself. */
  nativeName: string;
  direction: Direction;
  /** Its pages load the font of this script first. */
  script: Script;
  /** BCP 47 tag for Intl; calendar, digits and time zone are pinned where it is used. */
  locale: string;
  /** First path segment of its pages; English has none. */
  prefix: string;
};

/** Languages the interface is offered in. A further one is a row and a file of messages. */
export const languages = {
  en: { nativeName: 'English', direction: 'ltr', script: 'latin', locale: 'en-GB', prefix: '' },
  ar: { nativeName: 'العربية', direction: 'rtl', script: 'arabic', locale: 'ar-AE', prefix: 'ar' },
} as const satisfies Record<string, LanguageRow>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as LanguageCode[];

/** Codes written from right to left; used where a post does not say so itself (ICU gets ku and dv wrong). */
const rightToLeftCodes = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'dv', 'ku', 'yi']);

/**
 * The direction of a language.
 * @param code a language code such as `ar` or `ar-AE`; empty or unknown means left to right
 */
export function directionOf(code: string): Direction {
  return rightToLeftCodes.has(code.toLowerCase().split(/[-_]/)[0] ?? '') ? 'rtl' : 'ltr';
}

/** The table of interface languages, and the script and direction of any other language. */

import { LRUCache } from 'lru-cache';

export type Direction = 'ltr' | 'rtl';

/**
 * Scripts by their ISO 15924 codes, under the names that `data-script` and the style sheets use.
 * `Aran`, Arabic in the Nastaliq style, has a code of its own.
 */
const scripts = {
  Arab: 'arabic',
  Aran: 'nastaliq',
  Armn: 'armenian',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Ethi: 'ethiopic',
  Geor: 'georgian',
  Grek: 'greek',
  Gujr: 'gujarati',
  Guru: 'gurmukhi',
  Hans: 'han',
  Hant: 'han',
  Hebr: 'hebrew',
  Jpan: 'japanese',
  Khmr: 'khmer',
  Knda: 'kannada',
  Kore: 'korean',
  Laoo: 'lao',
  Latn: 'latin',
  Mlym: 'malayalam',
  Mymr: 'burmese',
  Orya: 'odia',
  Sinh: 'sinhala',
  Syrc: 'syriac',
  Taml: 'tamil',
  Telu: 'telugu',
  Thaa: 'thaana',
  Thai: 'thai',
  Tibt: 'tibetan',
} as const;

/** `arabic-extended` is Arabic script with letters that the heading font lacks. */
export type Script = (typeof scripts)[keyof typeof scripts] | 'arabic-extended';

type LanguageRow = {
  /** Name of the language in itself. */
  nativeName: string;
  direction: Direction;
  script: Script;
  /** BCP 47 tag for Intl; calendar, digits and time zone are fixed where it is used. */
  locale: string;
  /** First path segment of its pages; English has none. */
  prefix: string;
  /** Codes of communities whose readers read it, besides its own. */
  communities?: readonly string[];
};

/**
 * The languages of the interface. What else a new language needs is listed in CONTRIBUTING.md,
 * "Adding an interface language".
 */
export const languages = {
  en: { nativeName: 'English', direction: 'ltr', script: 'latin', locale: 'en-GB', prefix: '' },
  ar: { nativeName: 'العربية', direction: 'rtl', script: 'arabic', locale: 'ar-AE', prefix: 'ar' },
  fa: { nativeName: 'فارسی', direction: 'rtl', script: 'arabic', locale: 'fa-IR', prefix: 'fa' },
  tr: { nativeName: 'Türkçe', direction: 'ltr', script: 'latin', locale: 'tr-TR', prefix: 'tr' },
  ur: { nativeName: 'اردو', direction: 'rtl', script: 'nastaliq', locale: 'ur-PK', prefix: 'ur' },
  ru: {
    nativeName: 'Русский',
    direction: 'ltr',
    script: 'cyrillic',
    locale: 'ru-RU',
    prefix: 'ru',
  },
  hi: {
    nativeName: 'हिन्दी',
    direction: 'ltr',
    script: 'devanagari',
    locale: 'hi-IN',
    prefix: 'hi',
  },
  ckb: {
    nativeName: 'کوردی',
    direction: 'rtl',
    script: 'arabic-extended',
    locale: 'ckb-IQ',
    prefix: 'ckb',
    communities: ['ku'],
  },
} as const satisfies Record<string, LanguageRow>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as LanguageCode[];

/**
 * The interface language that the readers of a community read.
 * @param code of the community's language; Kurdish may be `ku` or `ckb`
 * @returns null if the site is not in it
 */
export function interfaceLanguageOf(code: string): LanguageCode | null {
  const found = Object.entries<LanguageRow>(languages).find(
    ([language, { communities = [] }]) => language === code || communities.includes(code),
  );
  return found ? (found[0] as LanguageCode) : null;
}

/** The codes of the languages that readers of an interface language read: `ckb` and `ku` for Sorani. */
export function contentCodesOf(language: LanguageCode): string[] {
  const { communities = [] }: LanguageRow = languages[language];
  return [language, ...communities];
}

/** Languages in Arabic script that are usually set in Nastaliq, or that have letters of their own. */
const arabicVariants: Record<string, Script> = {
  ...{
    ks: 'nastaliq',
    lah: 'nastaliq',
    pa: 'nastaliq',
    pnb: 'nastaliq',
    skr: 'nastaliq',
    ur: 'nastaliq',
  },
  ...{ ckb: 'arabic-extended', ku: 'arabic-extended', ps: 'arabic-extended' },
  ...{ sd: 'arabic-extended', ug: 'arabic-extended' },
};

const rightToLeftScripts: ReadonlySet<Script> = new Set([
  'arabic',
  'arabic-extended',
  'nastaliq',
  'hebrew',
  'syriac',
  'thaana',
] as const);

/** Intl needs some 10 µs for a code, and a page asks for a few codes many times. */
const scriptCache = new LRUCache<string, Script>({ max: 500, memoMethod: readScript });

/**
 * The script a language is written in, by Unicode CLDR's likely subtags.
 * @param code a language code such as `ar` or `uz-Cyrl`; one that is malformed or unknown means Latin
 */
export function scriptOf(code: string): Script {
  return scriptCache.memo(code.toLowerCase().replaceAll('_', '-'));
}

/** The direction of a language; used where a post does not say so itself. @param code as of `scriptOf` */
export function directionOf(code: string): Direction {
  return rightToLeftScripts.has(scriptOf(code)) ? 'rtl' : 'ltr';
}

/** Attributes of an element whose text is in a language of its own. */
export type LanguageAttributes = {
  lang?: string;
  dir: Direction | 'auto';
  'data-script'?: Script;
};

/**
 * The attributes of text in a language of its own.
 * @param language null where it is unknown: the browser then finds the direction by the letters
 */
export function languageAttributes(
  language: { code: string; direction: Direction } | null,
): LanguageAttributes {
  if (!language) return { dir: 'auto' };
  const { code, direction } = language;
  return { lang: code, dir: direction, 'data-script': scriptOf(code) };
}

/** Whether a text of unknown language is in Latin letters. */
export function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

function readScript(code: string): Script {
  if (Object.hasOwn(languages, code)) return languages[code as LanguageCode].script;
  const locale = parseLocale(code);
  if (!locale) return 'latin';
  const { language, script = language === 'ku' ? 'Arab' : locale.maximize().script } = locale;
  const name = scripts[script as keyof typeof scripts] ?? 'latin';
  return name === 'arabic' ? (arabicVariants[language] ?? name) : name;
}

function parseLocale(code: string): Intl.Locale | null {
  try {
    return new Intl.Locale(code);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Languages that texts and queries are reduced in, by ISO code; `ckb` is Kurdish in Arabic letters. The
 * index holds their numbers: raise `INDEX_VERSION` when the order changes.
 */
export const SEARCH_LANGUAGES = [
  'ar',
  'ckb',
  'de',
  'en',
  'fa',
  'hi',
  'ru',
  'tr',
  'uk',
  'ur',
] as const;

export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];

type Script = 'Arabic' | 'Cyrillic' | 'Devanagari' | 'Latin';

/** The languages of each script; the first is assumed where nothing else decides. */
const LANGUAGES_OF_SCRIPT: Record<Script, readonly [SearchLanguage, ...SearchLanguage[]]> = {
  Latin: ['en', 'de', 'tr'],
  Arabic: ['ar', 'fa', 'ur', 'ckb'],
  Cyrillic: ['ru', 'uk'],
  Devanagari: ['hi'],
};

const LETTERS_OF_SCRIPT: [Script, RegExp][] = [
  ['Latin', /\p{Script=Latin}+/gu],
  ['Arabic', /\p{Script=Arabic}+/gu],
  ['Cyrillic', /\p{Script=Cyrillic}+/gu],
  ['Devanagari', /\p{Script=Devanagari}+/gu],
];

/** Letters that one language of a script writes and the others do not, before folding. */
export const DISTINCTIVE_LETTERS: Partial<Record<SearchLanguage, RegExp>> = {
  ar: /[ةىيكأإ]/gu,
  ckb: /[ەێۆڕڵڤ]/gu,
  fa: /[پچژگیک]/gu,
  ur: /[ٹڈڑںےہھ]/gu,
  de: /[äß]/giu,
  tr: /[ğışİ]/gu,
  ru: /[ыэъё]/giu,
  uk: /[іїєґ]/giu,
};

/** The language of a code, `ku` and region tags included; undefined for one that is not known. */
export function searchLanguageOf(code: string | null | undefined): SearchLanguage | undefined {
  const primary = (code ?? '').toLowerCase().split(/[-_]/)[0];
  const known = primary === 'ku' ? 'ckb' : primary;
  return SEARCH_LANGUAGES.find((language) => language === known);
}

/** The languages written in the script that most letters of a text belong to. */
export function languagesOfScript(text: string): readonly [SearchLanguage, ...SearchLanguage[]] {
  let best: Script = 'Latin';
  let most = 0;
  for (const [script, letters] of LETTERS_OF_SCRIPT) {
    // Whole runs of letters are few, which makes this fast.
    const count = (text.match(letters) ?? []).reduce((sum, { length }) => sum + length, 0);
    if (count > most) [best, most] = [script, count];
  }
  return LANGUAGES_OF_SCRIPT[best];
}

/** Languages that are written in more than one script, by ISO 15924 codes. */
const WRITTEN_IN: Readonly<Record<string, readonly string[]>> = {
  az: ['Latn', 'Arab', 'Cyrl'],
  kk: ['Cyrl', 'Latn', 'Arab'],
  ku: ['Arab', 'Latn'],
  pa: ['Guru', 'Arab'],
  sr: ['Cyrl', 'Latn'],
  uz: ['Latn', 'Cyrl'],
};

/** Scripts of ISO 15924 that stand for several of Unicode's. */
const UNICODE_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Aran: ['Arab'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/**
 * The scripts a language is written in, by CLDR's likely subtags.
 * @param language code such as `ar`
 * @returns ISO 15924 codes, the usual one first; empty if the code is unknown
 */
export function scriptsOf(language: string): readonly string[] {
  const known = WRITTEN_IN[language];
  if (known) return known;
  try {
    const { script } = new Intl.Locale(language).maximize();
    return script === undefined ? [] : [script];
  } catch {
    return [];
  }
}

const patterns = new Map<string, RegExp>();

/** How many letters of a text belong to a script. @param script ISO 15924 code */
export function countLetters(text: string, script: string): number {
  let pattern = patterns.get(script);
  if (!pattern) {
    const classes = (UNICODE_SCRIPTS[script] ?? [script]).map((name) => `\\p{sc=${name}}`);
    pattern = new RegExp(`(?=\\p{L})[${classes.join('')}]`, 'gu');
    patterns.set(script, pattern);
  }
  return text.match(pattern)?.length ?? 0;
}

/** Scripts that posts are likely to be written in. */
const LIKELY = ['Latn', 'Arab', 'Cyrl', 'Deva', 'Beng', 'Taml', 'Ethi', 'Hani', 'Thai'];

/** The script of most letters of a text; null if it has no letters of a script we know. */
export function mainScript(text: string): string | null {
  const counted = LIKELY.map((script) => ({ script, count: countLetters(text, script) }));
  const most = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return most.count > 0 ? most.script : null;
}

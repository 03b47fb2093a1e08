import type { SearchLanguage } from './languages';

/** How a word sounds: its consonants, and the vowels that are written before each and after the last. */
export interface Sounds {
  /** What it begins with, if that is a vowel, and its consonants, one letter for those that are mixed up. */
  key: string;
  /** `a`, `i` (with e and y) and `u` (with o and w), each once in a row. */
  vowels: string[];
}

/** Consonants by their letters in each script. */
const CONSONANTS: Record<string, string> = {
  b: 'bبбबभ',
  p: 'pپпप',
  t: 'tتطٹтटठतथ',
  d: 'dدڈдडढदध',
  s: 'sثسصشсшщशषस',
  z: 'zذزضظз',
  j: 'jcجچژжчचछजझ',
  h: 'hحهхह',
  x: 'خख',
  r: 'rرڕڑрर',
  f: 'fفфफ',
  k: 'kqقكкक',
  g: 'gغگгगघ',
  l: 'lلڵлल',
  m: 'mмمम',
  n: 'nنںнनणङञंँ',
};

/** Vowels, v among them: many languages write w and o, and y and i, alike. */
const VOWELS: Record<string, string> = {
  a: 'aاаэअआा',
  i: 'eiyيێئеиіїыйइईिीएेऐैय',
  u: 'ouvwوۆоувउऊुूओोऔौवॉ',
  ia: 'я',
  iu: 'ю',
};

const byLetter = (letters: Record<string, string>) =>
  new Map(
    Object.entries(letters).flatMap(([sound, written]) =>
      [...written].map((letter) => [letter, sound] as const),
    ),
  );

const CONSONANT_OF = byLetter(CONSONANTS);
const VOWEL_OF = byLetter(VOWELS);

/** One spelling for a sound of two letters, and two for a letter of two sounds. */
const DIGRAPHS: [RegExp, string][] = [
  [/shch|sch|sh/gu, 's'],
  [/kh/gu, 'خ'],
  [/zh|ch|jh/gu, 'j'],
  [/ph/gu, 'f'],
  [/([bdt])h/gu, '$1'],
  [/ц/gu, 'тс'],
];

const ARABIC_ASPIRATE = /(?<=[بپتٹجچدڈڑگ])ه/gu;

/** What a word begins with tells words apart, even a vowel; ы and й do not begin any. */
const FIRST_SOUNDS: [RegExp, string][] = [
  [/^[vwوвव]/u, 'v'],
  [/^[aeiouاعئаеиоуэюяअ-औ]/u, 'a'],
];

/**
 * How a word sounds, the same for a word and for what people write for it in Latin letters
 * («ноутбук» and "noutbuk").
 * @param word folded, in the script of the language or in Latin letters
 */
export function soundsOf(word: string, language: SearchLanguage): Sounds {
  const text = spelledAlike(word, language);
  let consonants = '';
  const vowels = [''];
  let before = '';
  for (const letter of text) {
    const consonant = CONSONANT_OF.get(letter);
    if (
      consonant !== undefined &&
      !(consonant === consonants.at(-1) && isDoubled(before, letter))
    ) {
      consonants += consonant;
      vowels.push('');
    }
    before = letter;
    for (const vowel of VOWEL_OF.get(letter) ?? '') {
      const written = vowels.pop() ?? '';
      vowels.push(written.endsWith(vowel) ? written : written + vowel);
    }
  }
  const first = FIRST_SOUNDS.find(([letters]) => letters.test(text))?.[1] ?? '';
  // Any vowel may begin with it.
  if (text.startsWith('ا')) vowels[0] = vowels[0]?.slice(1) ?? '';
  return { key: first + consonants, vowels };
}

const VIRAMA = '\u094d';
const LEAVES_OUT_VOWELS = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/**
 * Whether two letters are one long consonant. Between two that Arabic and Devanagari write side by side
 * there is a vowel; Devanagari joins long ones.
 */
function isDoubled(before: string, letter: string): boolean {
  if (before === VIRAMA) return true;
  if (LEAVES_OUT_VOWELS.test(letter)) return false;
  return CONSONANT_OF.get(before) === CONSONANT_OF.get(letter);
}

/** One spelling for what languages write in several ways. */
function spelledAlike(word: string, language: SearchLanguage): string {
  const isIndic = language === 'hi' || language === 'ur';
  // Persian, Arabic and Kurdish write gh for ق as well; Hindi and Urdu mean an aspirated g.
  let text = isIndic ? word.replace(/gh/gu, 'g') : word.replace(/gh|غ/gu, 'k');
  text = language === 'ckb' ? text.replace(/x/gu, 'خ') : text.replace(/x/gu, 'ks');
  // Russian has one sound that some write h, and others kh.
  if (language === 'ru') text = text.replace(/kh/gu, 'h');
  for (const [digraph, sound] of DIGRAPHS) text = text.replace(digraph, sound);
  // An aspirated k is kh in Latin letters, which is the sound of خ as well.
  if (isIndic) text = text.replace(/كه/gu, 'خ').replace(ARABIC_ASPIRATE, '');
  // After a consonant it is a vowel, which folding no longer tells apart.
  if (language === 'ckb') text = text.replace(/([^اويۆێئ]|^ه)ه/gu, '$1');
  // In Arabic, t and d for these are as usual as th and dh.
  if (language === 'ar') text = text.replace(/ث/gu, 'ت').replace(/[ذض]/gu, 'د');
  // At the end it is written for a vowel.
  return text.replace(/[hه]$/u, '');
}

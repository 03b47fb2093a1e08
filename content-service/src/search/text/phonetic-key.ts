import type { SearchLanguage } from './languages';

/** Consonants by their letters in each script; vowels, and v, w and y, which may be vowels, are left out. */
const CONSONANTS: Record<string, string> = {
  b: 'bبбबभ',
  p: 'pپпप',
  t: 'tتطٹтटठतथ',
  d: 'dدڈдडढदध',
  s: 'sثسصشсшщशषस',
  z: 'zذزضظз',
  j: 'jcجچژжчचछजझ',
  h: 'hحخهхखह',
  r: 'rرڕڑрर',
  f: 'fفфफ',
  k: 'kqقكкक',
  g: 'gغگгगघ',
  l: 'lلڵлल',
  m: 'mмمम',
  n: 'nنںнनणङञंँ',
  ts: 'ц',
};

const SOUNDS = new Map(
  Object.entries(CONSONANTS).flatMap(([sound, letters]) =>
    [...letters].map((letter) => [letter, sound] as const),
  ),
);

/** Two Latin letters for one sound. */
const DIGRAPHS: [RegExp, string][] = [
  [/sch|sh/gu, 's'],
  [/kh/gu, 'خ'],
  [/zh|ch|jh/gu, 'j'],
  [/ph/gu, 'f'],
  [/([bdt])h/gu, '$1'],
];

const ARABIC_ASPIRATE = /(?<=[بپتٹجچدڈڑگ])ه/gu;

/** What a word begins with tells words apart, even a vowel; ы and й do not begin any. */
const FIRST_SOUNDS: [RegExp, string][] = [
  [/^[vwوвव]/u, 'v'],
  [/^[aeiouاعئаеиоуэюяअ-औ]/u, 'a'],
];

/**
 * How a word sounds without its vowels but the first: the same for a word and for what people write for it in Latin
 * letters («ноутбук» and "noutbuk").
 * @param word folded, in the script of the language or in Latin letters
 */
export function phoneticKey(word: string, language: SearchLanguage): string {
  const isIndic = language === 'hi' || language === 'ur';
  // Persian and Kurdish write gh for ق as well; Hindi and Urdu mean an aspirated g.
  let text = isIndic ? word.replace(/gh/gu, 'g') : word.replace(/gh|غ/gu, 'k');
  text = language === 'ckb' ? text.replace(/x/gu, 'خ') : text.replace(/x/gu, 'ks');
  for (const [digraph, sound] of DIGRAPHS) text = text.replace(digraph, sound);
  // An aspirated k is kh in Latin letters, which is the sound of خ as well.
  if (isIndic) text = text.replace(/كه/gu, 'خ').replace(ARABIC_ASPIRATE, '');
  // At the end it is written for a vowel.
  text = text.replace(/[hه]$/u, '');
  const first = FIRST_SOUNDS.find(([letters]) => letters.test(text))?.[1] ?? '';
  const sounds = [...text].map((letter) => SOUNDS.get(letter) ?? '').join('');
  return first + sounds.replace(/(.)\1+/gu, '$1');
}

/** Syllables of a language, and endings that inflect its words; an empty one is the plain form. */
interface Sounds {
  onsets: string;
  vowels: string;
  codas: string;
  endings: string;
}

/** Distinct words before inflection; the k-th is used about 1/k as often as the first (Zipf's law). */
const VOCABULARY = 12_000;

const SOUNDS: Record<string, Sounds> & { en: Sounds } = {
  en: {
    onsets: 'b br ch d f fl g gr h j k l m n p pr r s sh st t tr v w',
    vowels: 'a e i o u ea oo ai',
    codas: '- - n r t l ck nd st m',
    endings: '- - - s ed ing er',
  },
  ar: {
    onsets: 'ب ت ج ح خ د ر ز س ش ص ط ع غ ف ق ك ل م ن ه و',
    vowels: '- - ا و ي',
    codas: '- - ب د ر س ل م ن ق',
    endings: '- - - ة ات ين ها',
  },
  fa: {
    onsets: 'ب پ ت ج چ خ د ر ز س ش غ ف ک گ ل م ن ه',
    vowels: '- ا و ی',
    codas: '- - ر ن د ش م ست',
    endings: '- - - ها های ی تر',
  },
  tr: {
    onsets: 'b c ç d g h k l m n p r s ş t v y z',
    vowels: 'a e ı i o ö u ü',
    codas: '- - n r k l m ş t',
    endings: '- - - lar ler da de',
  },
  ur: {
    onsets: 'ب پ ت ٹ ج چ د ڈ ر س ش ک گ ل م ن ہ',
    vowels: '- ا و ی',
    codas: '- - ر ن ت ل م',
    endings: '- - - وں یں ے ی',
  },
  ru: {
    onsets: 'б в г д ж з к л м н п р с т ф х ч ш пр ст',
    vowels: 'а е и о у ы я',
    codas: '- - н р т л м к ст',
    endings: '- - - а ы ов ам',
  },
  hi: {
    onsets: 'क ख ग च ज ट ड त द न प ब भ म य र ल व स ह',
    vowels: '- ा ि ी ु े ो',
    codas: '- - र न ल त म',
    endings: '- - - ों ें ी ा',
  },
  ku: {
    onsets: 'ب پ ت ج چ خ د ر ز س ش ک گ ل م ن ه',
    vowels: 'ا ە ێ ۆ ی و',
    codas: '- - ر ن د ش م',
    endings: '- - - ان ەکە ەکان ێک',
  },
};

/** Returns `length` words of a language, always the same for the same number. */
export function sampleText(language: string, number: number, length: number): string {
  const sounds = SOUNDS[language] ?? SOUNDS.en;
  const words = vocabularies.get(sounds) ?? vocabularyOf(sounds);
  const endings = itemsOf(sounds.endings);
  const random = randomNumbers(number);
  return Array.from({ length }, () => {
    const rank = Math.floor(VOCABULARY ** random());
    return words[rank] + pick(endings, random());
  }).join(' ');
}

const vocabularies = new Map<Sounds, string[]>();

/** Frequent words are short. */
function vocabularyOf(sounds: Sounds): string[] {
  const parts = [sounds.onsets, sounds.vowels, sounds.codas].map(itemsOf);
  const words = Array.from({ length: VOCABULARY }, (_, rank) => {
    const random = randomNumbers(rank);
    const syllables = rank < 50 ? 1 : rank < 3000 ? 2 : 3;
    const sequence = Array.from({ length: syllables }, () => parts).flat();
    return sequence.map((items) => pick(items, random())).join('');
  });
  vocabularies.set(sounds, words);
  return words;
}

/** The items of a list in which `-` stands for an empty one. */
const itemsOf = (list: string): string[] => list.replaceAll('-', '').split(' ');

const pick = (items: string[], random: number): string =>
  items[Math.floor(random * items.length)] ?? '';

/** Pseudo-random numbers from 0 to 1, always the same for the same seed (Mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

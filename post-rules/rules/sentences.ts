import { warning } from '#problem';
import type { Rule } from '#rule';

/**
 * Words that a sentence may have. 25 is the limit of GOV.UK's guide for content; languages with
 * longer words need fewer for the same sentence, those with postpositions and split verbs more
 * (rounded estimates).
 */
const MAX_WORDS: Readonly<Record<string, number>> = { hi: 32, ru: 22, tr: 20, ur: 34, fa: 30 };
const DEFAULT_MAX_WORDS = 25;

/** So much of a sentence that the editor finds it. */
const SHOWN_CHARACTERS = 60;

/** No sentence is too long for somebody who reads in a second language. */
export const checkSentences: Rule = ({ nationality }, _, { blocks }) => {
  const language = nationality?.language_query;
  const maxWords = MAX_WORDS[language ?? ''] ?? DEFAULT_MAX_WORDS;
  const { sentences, words } = segmentersOf(language);
  const countWords = (sentence: string) =>
    [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length;
  const long = blocks
    // Most blocks are too short to hold such a sentence; segmenting takes most of the time.
    .filter((block) => block.language === null && block.text.length > maxWords * 2)
    .flatMap((block) => [...sentences.segment(block.text)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length > maxWords * 2 && countWords(sentence) > maxWords);
  const [first] = long;
  if (first === undefined) return [];
  const sentence =
    first.length > SHOWN_CHARACTERS ? `${first.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : first;
  return [warning('sentences-long', 'description', { count: long.length, maxWords, sentence })];
};

interface Segmenters {
  sentences: Intl.Segmenter;
  words: Intl.Segmenter;
}

/** Creating one takes longer than a text. */
const segmenters = new Map<string, Segmenters>();

function segmentersOf(language = 'en'): Segmenters {
  const known = segmenters.get(language);
  if (known) return known;
  const locale = supportedLocale(language);
  const created = {
    sentences: new Intl.Segmenter(locale, { granularity: 'sentence' }),
    words: new Intl.Segmenter(locale, { granularity: 'word' }),
  };
  segmenters.set(language, created);
  return created;
}

/** English for a language that is unknown, or whose code is malformed. */
function supportedLocale(language: string): string {
  try {
    return Intl.Segmenter.supportedLocalesOf([language])[0] ?? 'en';
  } catch {
    return 'en';
  }
}

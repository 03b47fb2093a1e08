import { occursIn } from '../concepts/expansion';
import { inverseFrequency, type Totals } from '../query/rank';
import type { AnalysedQuery, QueryWord } from '../text/analyse-query';
import { detectLanguage } from '../text/detect-language';
import { foldCached } from '../text/fold-cached';
import type { SearchLanguage } from '../text/languages';
import { stem } from '../text/stem';
import { type Passage, passagesOf } from './passages';

/** Letters with the marks, joiners and apostrophes that folding takes for a part of a word. */
const WORD = /[\p{L}\p{M}\p{N}](?:[\p{Cf}'’ʼ‘`]*[\p{L}\p{M}\p{N}]+)*/gu;

/** A post as the API shows it. */
type ShownPost = Record<string, unknown>;

/** What is shown of a result. */
export interface Excerpt {
  /** The passage that answers best; null for a post without text. */
  passage: Passage | null;
  /** The words of title, heading and passage that the query stands for, as they are written there. */
  marks: string[];
}

/**
 * Chooses the passage that holds the most, and the rarest, of the words of a query.
 * @param indexedAs the language that the index holds the text in; detected if it is unknown
 */
export function excerptOf(
  post: ShownPost,
  query: AnalysedQuery,
  totals: Totals,
  indexedAs?: SearchLanguage,
): Excerpt {
  const title = typeof post.title === 'string' ? post.title : '';
  const passages = passagesOf(typeof post.description === 'string' ? post.description : '');
  const language =
    indexedAs ??
    detectLanguage([title, ...passages.map(({ text }) => text)].join(' '), query.language);
  let passage: Passage | null = null;
  let best = -1;
  for (const candidate of passages) {
    const score = passageScore(candidate, query, totals, language);
    if (score > best) [passage, best] = [candidate, score];
  }
  const shown = [title, passage?.heading, passage?.text].join(' ');
  const words = wordsOf(shown);
  const expanded = expandedStems(
    new Set(words.map((word) => stem(foldCached(word), language))),
    query,
    language,
  );
  const marks = words.filter(
    (word) =>
      query.words.some((queryWord) => standsFor(foldCached(word), queryWord, language)) ||
      expanded.has(stem(foldCached(word), language)),
  );
  return { passage, marks: [...new Set(marks)] };
}

function passageScore(
  { heading, text }: Passage,
  query: AnalysedQuery,
  { documents, documentsWith }: Totals,
  language: SearchLanguage,
): number {
  const words = new Set(wordsOf(`${heading ?? ''} ${text}`).map(foldCached));
  const stems = new Set([...words].map((word) => stem(word, language)));
  let score = 0;
  for (const { word, stems: wanted, parts } of query.words) {
    const isHeld = words.has(word) || [...wanted, ...parts].some((each) => stems.has(each));
    if (!isHeld) continue;
    const frequency = Math.max(...wanted.map(documentsWith));
    score += inverseFrequency(documents, frequency);
  }
  for (const { phrases } of query.expansions ?? []) {
    const held = phrases.filter((phrase) => occursIn(phrase, language, (each) => stems.has(each)));
    const scores = held.map(({ weight, stems: [first = ''] }) => {
      return weight * inverseFrequency(documents, documentsWith(first));
    });
    score += Math.max(0, ...scores);
  }
  return score;
}

/** The stems of all words in a text that the query is expanded to. */
function expandedStems(
  stems: ReadonlySet<string>,
  { expansions = [] }: AnalysedQuery,
  language: SearchLanguage,
): Set<string> {
  const phrases = expansions.flatMap((expansion) => expansion.phrases);
  const held = phrases.filter((phrase) => occursIn(phrase, language, (each) => stems.has(each)));
  return new Set(held.flatMap((phrase) => phrase.stems));
}

function standsFor(
  word: string,
  { word: typed, stems, parts }: QueryWord,
  language: SearchLanguage,
): boolean {
  const stemmed = stem(word, language);
  return word === typed || stems.includes(stemmed) || parts.includes(stemmed);
}

/** The words of a text as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

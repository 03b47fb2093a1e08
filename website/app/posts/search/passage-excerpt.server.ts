import { truncate } from '../excerpt.server.ts';
import type { TextSegment } from './highlight.ts';

/** Characters of context before the first marked word where a sentence is cut. */
const CONTEXT_LENGTH = 50;

/** Finds the marked words of a text; see `wordMarker`. */
type Split = (text: string) => readonly TextSegment[];

type ExcerptOptions = {
  /** In characters. */
  maxLength: number;
  /** Characters that may come before the first marked word; by default as many as fit. */
  maxLead?: number;
};

/** A sentence may be a whole paragraph in a language without full stops. */
type Sentence = { text: string; marked: ReadonlySet<string> };

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * A passage, or, if it is too long, the sentences of it that hold the most of the marked words, as
 * they are written. The beginning is cut where the first marked word comes late.
 */
export function passageExcerpt(passage: string, split: Split, options: ExcerptOptions): string {
  const { maxLength, maxLead = maxLength } = options;
  const whole = passage.trim();
  const text = whole.length <= maxLength ? whole : bestSentences(whole, split, maxLength);
  return truncate(withoutLongLead(text, split, maxLead), maxLength);
}

function bestSentences(passage: string, split: Split, maxLength: number): string {
  const sentences = [...sentenceSegmenter.segment(passage)].map(({ segment }) => ({
    text: segment,
    marked: new Set(split(segment).flatMap(({ text, isMatch }) => (isMatch ? [text] : []))),
  }));
  // Sentences before the first marked word would push it out of sight.
  const starts = sentences.flatMap(({ marked }, index) => (marked.size > 0 ? [index] : []));
  const candidates = (starts.length > 0 ? starts : [0]).map((start) =>
    joinFrom(sentences.slice(start), maxLength),
  );
  const mostWords = Math.max(...candidates.map(({ count }) => count));
  return candidates.find(({ count }) => count === mostWords)?.text ?? '';
}

/** As many sentences as fit, at least one, and the number of different words that they hold. */
function joinFrom(sentences: readonly Sentence[], maxLength: number) {
  let joined = '';
  const marked = new Set<string>();
  for (const sentence of sentences) {
    if (joined && (joined + sentence.text).trim().length > maxLength) break;
    joined += sentence.text;
    for (const word of sentence.marked) marked.add(word);
  }
  return { text: joined.trim(), count: marked.size };
}

function withoutLongLead(text: string, split: Split, maxLead: number): string {
  const [lead, match] = split(text);
  if (!lead || lead.isMatch || !match || lead.text.length <= maxLead) return text;
  const start = text.indexOf(' ', lead.text.length - CONTEXT_LENGTH) + 1;
  return `... ${text.slice(Math.min(start, lead.text.length))}`;
}

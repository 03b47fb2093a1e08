import { truncate } from '../excerpt.server.ts';
import type { TextSegment } from './highlight.ts';

/** Characters of context before the first match in a sentence that is too long. */
const CONTEXT_LENGTH = 50;

/** A sentence may be a whole paragraph in a language without full stops. */
type Sentence = { text: string; marked: ReadonlySet<string> };

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * The sentences of a passage that hold the most of the marked words, as they are written; a sentence
 * that is too long by itself is cut around its first marked word.
 * @param split finds the marked words; see `wordMarker`
 * @param maxLength in characters
 */
export function passageExcerpt(
  passage: string,
  split: (text: string) => readonly TextSegment[],
  maxLength: number,
): string {
  const sentences = [...sentenceSegmenter.segment(passage)].map(({ segment }) => ({
    text: segment,
    marked: new Set(split(segment).flatMap(({ text, isMatch }) => (isMatch ? [text] : []))),
  }));
  let best = { text: '', count: -1 };
  for (const start of sentences.keys()) {
    const candidate = joinFrom(sentences.slice(start), maxLength);
    if (candidate.count > best.count) best = candidate;
  }
  return truncate(aroundFirstMatch(best.text, split, maxLength), maxLength);
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

function aroundFirstMatch(
  text: string,
  split: (text: string) => readonly TextSegment[],
  maxLength: number,
): string {
  const [before] = split(text);
  if (!before || before.isMatch || text.length <= maxLength) return text;
  const matchStart = before.text.length;
  if (matchStart >= text.length || matchStart <= CONTEXT_LENGTH) return text;
  const start = text.indexOf(' ', matchStart - CONTEXT_LENGTH) + 1;
  return `... ${text.slice(Math.min(start, matchStart))}`;
}

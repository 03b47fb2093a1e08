import { excerptOf, shortened, textOf } from '../excerpt.server.ts';
import type { UntrustedHtml } from '../post.ts';
import { fold } from './fold.ts';
import { highlighter } from './highlight.ts';

/** Characters before what was found that give it its sense. */
const BEFORE = 50;

/**
 * The words of a description around what was searched for; its first words where that stands
 * among them or nowhere.
 * @param terms folded words, as of `searchTerms`
 */
export function excerptAround(description: UntrustedHtml, terms: readonly string[]): string {
  const first = excerptOf(description);
  const has = (text: string) => terms.some((term) => text.includes(term));
  if (has(fold(first))) return first;
  const text = textOf(description);
  if (!has(fold(text))) return first;
  const [before] = highlighter(terms)(text);
  const found = before?.text.length ?? 0;
  const start = text.indexOf(' ', Math.max(0, found - BEFORE)) + 1;
  return `... ${shortened(text.slice(Math.min(start, found)))}`;
}

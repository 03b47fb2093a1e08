import { fold } from 'folding/fold';
import { excerptOf, textOf, truncate } from '../excerpt.server.ts';
import type { UntrustedHtml } from '../post.ts';
import { highlighter } from './highlight.ts';

/** Characters of context before the match. */
const CONTEXT_LENGTH = 50;

/**
 * An excerpt of a description around the first match; its beginning if that contains a match or
 * nothing does.
 * @param terms folded words from `searchTerms`
 */
export function excerptAround(description: UntrustedHtml, terms: readonly string[]): string {
  const excerpt = excerptOf(description);
  const containsTerm = (text: string) => terms.some((term) => text.includes(term));
  if (containsTerm(fold(excerpt))) return excerpt;
  const text = textOf(description);
  if (!containsTerm(fold(text))) return excerpt;
  const [leading] = highlighter(terms)(text);
  const matchStart = leading?.text.length ?? 0;
  const start = text.indexOf(' ', Math.max(0, matchStart - CONTEXT_LENGTH)) + 1;
  return `... ${truncate(text.slice(Math.min(start, matchStart)))}`;
}

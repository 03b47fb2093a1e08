import { excerptOf, textOf, truncate } from '../excerpt.server.ts';
import type { UntrustedHtml } from '../post.ts';
import { fold } from './fold.ts';
import { highlighter } from './highlight.ts';

/** Characters before what was found that give it its sense. */
const CONTEXT_LENGTH = 50;

/**
 * The words of a description around what was searched for; its first words where that stands
 * among them or nowhere.
 * @param terms folded words, as of `searchTerms`
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

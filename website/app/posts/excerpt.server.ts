import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import type { UntrustedHtml } from './post.ts';

/** Longest excerpt, in characters as a reader counts them. */
const MAX_EXCERPT_LENGTH = 150;

/** Excerpts come from the first characters of the HTML: nobody waits for a whole book to be read. */
const HTML_PREFIX_LENGTH = 2000;

/** What cutting through the HTML may spoil at the end of its text: half of an entity. */
const MAX_ENTITY_LENGTH = 40;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The first words of a description: its text, at most 150 characters, then '...' where it was
 * cut; between words where there are any, never inside a grapheme.
 */
export function excerptOf(description: UntrustedHtml): string {
  const prefixText = textOf(description.slice(0, HTML_PREFIX_LENGTH));
  const isComplete = description.length <= HTML_PREFIX_LENGTH;
  const isEnough = isComplete || excerptEnd(prefixText) + MAX_ENTITY_LENGTH < prefixText.length;
  return truncate(isEnough ? prefixText : textOf(description));
}

/** A text of one line, at most as long as an excerpt. */
export function truncate(text: string): string {
  const truncated = text.slice(0, excerptEnd(text));
  if (truncated === text) return text;
  const endsAtWord = /^\s/u.test(text.slice(truncated.length));
  const lastSpace = truncated.search(/\s\S*$/u);
  const atWordEnd = endsAtWord || lastSpace <= 0 ? truncated : truncated.slice(0, lastSpace);
  return `${atWordEnd.trimEnd().replace(/[,;:،؛–-]+$/u, '')}...`;
}

/** Where the last character of an excerpt ends; what comes after it is not looked at. */
function excerptEnd(text: string): number {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === MAX_EXCERPT_LENGTH) return index;
    count += 1;
  }
  return text.length;
}

/** The text of HTML in one line; blocks are told apart by a space. */
export function textOf(html: string): string {
  const spaced = html.replace(
    /<(?:br|\/?(?:p|h[1-6]|li|ul|ol|tr|td|th|table|blockquote|div))\b/gi,
    ' $&',
  );
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return decodeHTML(text).replace(/\s+/gu, ' ').trim();
}

import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import type { UntrustedHtml } from './post.ts';

/** Longest excerpt, in characters as a reader counts them. */
const EXCERPT_LENGTH = 150;

/** Excerpts come from the first characters of the HTML: nobody waits for a whole book to be read. */
const BEGINNING = 2000;

/** What cutting through the HTML may spoil at the end of its text: half of an entity. */
const TORN = 40;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The first words of a description: its text, at most 150 characters, then '...' where it was
 * cut; between words where there are any, never inside a grapheme.
 */
export function excerptOf(description: UntrustedHtml): string {
  const beginning = textOf(description.slice(0, BEGINNING));
  const isWhole = description.length <= BEGINNING;
  const isEnough = isWhole || endOf(beginning) + TORN < beginning.length;
  return shortened(isEnough ? beginning : textOf(description));
}

/** A text of one line, at most as long as an excerpt. */
export function shortened(text: string): string {
  const cut = text.slice(0, endOf(text));
  if (cut === text) return text;
  const endsAtWord = /^\s/u.test(text.slice(cut.length));
  const lastSpace = cut.search(/\s\S*$/u);
  const kept = endsAtWord || lastSpace <= 0 ? cut : cut.slice(0, lastSpace);
  return `${kept.trimEnd().replace(/[,;:،؛–-]+$/u, '')}...`;
}

/** Where the last character of an excerpt ends; what comes after it is not looked at. */
function endOf(text: string): number {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === EXCERPT_LENGTH) return index;
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

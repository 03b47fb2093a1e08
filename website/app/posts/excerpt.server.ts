import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import type { UntrustedHtml } from './post.ts';

/** Longest excerpt, in characters as a reader counts them. */
const EXCERPT_LENGTH = 150;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The first words of a description: its text, at most 150 characters, then '...' where it was
 * cut; between words where there are any, never inside a grapheme.
 */
export function excerptOf(description: UntrustedHtml): string {
  return shortened(textOf(description));
}

/** A text of one line, at most as long as an excerpt. */
export function shortened(text: string): string {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (characters.length <= EXCERPT_LENGTH) return text;
  const cut = characters.slice(0, EXCERPT_LENGTH).join('');
  const endsAtWord = /^\s/u.test(characters[EXCERPT_LENGTH] ?? '');
  const lastSpace = cut.search(/\s\S*$/u);
  const kept = endsAtWord || lastSpace <= 0 ? cut : cut.slice(0, lastSpace);
  return `${kept.trimEnd().replace(/[,;:،؛–-]+$/u, '')}...`;
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

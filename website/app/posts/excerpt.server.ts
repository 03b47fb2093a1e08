import { LRUCache } from 'lru-cache';
import { cutOff } from './cut-off.ts';
import type { UntrustedHtml } from './post.ts';
import { BLOCKS, INVISIBLE, WRAPPERS } from './rich-text/element-names.ts';
import { readHtml } from './rich-text/parse-html.server.ts';

/** Maximum length of an excerpt, in graphemes. */
const MAX_EXCERPT_LENGTH = 150;

/** Excerpts are taken from the beginning of the HTML: processing all of a long text is too slow. */
const HTML_PREFIX_LENGTH = 2000;

/** Cutting the HTML may leave half of an entity at the end of its text. */
const MAX_ENTITY_LENGTH = 40;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a description as text: at most 150 characters, followed by '...' if it was cut;
 * cut between words if there are any, never inside a grapheme.
 */
export function excerptOf(description: UntrustedHtml): string {
  return excerptCache.memo(description);
}

/** Descriptions whose excerpts are cached, in characters. A post is on many pages. */
const MAX_CACHED_LENGTH = 4_000_000;

const excerptCache = new LRUCache<UntrustedHtml, string>({
  maxSize: MAX_CACHED_LENGTH,
  sizeCalculation: (_, description) => description.length + 1,
  memoMethod: readExcerpt,
});

function readExcerpt(description: UntrustedHtml): string {
  const prefixText = textOf(description.slice(0, HTML_PREFIX_LENGTH));
  const isComplete = description.length <= HTML_PREFIX_LENGTH;
  const isEnough = isComplete || excerptEnd(prefixText) + MAX_ENTITY_LENGTH < prefixText.length;
  return truncate(isEnough ? prefixText : textOf(description));
}

/**
 * A single line of text, truncated.
 * @param maxLength in graphemes; by default the length of an excerpt
 */
export function truncate(text: string, maxLength = MAX_EXCERPT_LENGTH): string {
  const truncated = text.slice(0, excerptEnd(text, maxLength));
  if (truncated === text) return text;
  const endsAtWord = /^\s/u.test(text.slice(truncated.length));
  const lastSpace = truncated.search(/\s\S*$/u);
  const atWordEnd = endsAtWord || lastSpace <= 0 ? truncated : truncated.slice(0, lastSpace);
  return `${cutOff(atWordEnd)}...`;
}

/** The end of the last character of an excerpt; the text after it is not segmented. */
function excerptEnd(text: string, maxLength = MAX_EXCERPT_LENGTH): number {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === maxLength) return index;
    count += 1;
  }
  return text.length;
}

/** The text of HTML in one line, with a space between blocks. */
export function textOf(html: string): string {
  let text = '';
  let invisible = 0;
  const visit = (name: string, change: number) => {
    if (INVISIBLE.has(name)) invisible += change;
    if (BLOCKS.has(name) || WRAPPERS.has(name) || name === 'br') text += ' ';
  };
  readHtml(html, {
    onopentag: (name) => visit(name, 1),
    ontext: (part) => {
      if (invisible === 0) text += part;
    },
    onclosetag: (name) => visit(name, -1),
  });
  return text.replace(/\s+/gu, ' ').trim();
}

import sanitizeHtml from 'sanitize-html';
import { localisedLink } from '../addresses/links.ts';
import { type LanguageCode, scriptOf } from '../languages.ts';
import { textOf } from './excerpt.server.ts';
import { withHeadingIds } from './heading-ids.ts';
import type { SafeHtml, UntrustedHtml } from './post.ts';

/** Headings of a description move one level down, because the page has its own h1. */
const replacedTags = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

/** Width of a picture in a text: at most that of the text, measured in a browser (--measure in styles/tokens.css). */
const PICTURE_SIZES = '(min-width: 49em) 735px, calc(95.6vw - 13px)';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'bdi', 'span', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'div', 'section'],
    ...['dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'details', 'summary'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'data-script'],
    a: ['href', 'rel', 'title'],
    abbr: ['title'],
    ol: ['start', 'type', 'reversed'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
};

/**
 * Sanitises a description with an allow-list of elements, attributes and schemes. External links get
 * `rel`, pictures are lazy and have a size, headings move below h1 and get ids.
 * The only place where rich HTML becomes trusted.
 * @param language of the page: links to other pages of the site get its prefix
 */
export function sanitize(html: UntrustedHtml, language: LanguageCode = 'en'): SafeHtml {
  const clean = sanitizeHtml(html, {
    ...options,
    transformTags: {
      ...replacedTags,
      '*': (tagName, attributes) => ({ tagName, attribs: withScript(attributes) }),
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, language) }),
      img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes) }),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs.src) ||
      (/^(?:a|h[2-4])$/.test(tag) && !text.trim() && !mediaChildren?.length),
  });
  return withHeadingIds(wrapTables(clean), textOf) as SafeHtml;
}

/** A wide table gets a scroll container that the keyboard can reach. */
function wrapTables(html: string): string {
  return html
    .replaceAll('<table', '<div class="table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
}

/** Text in a language of its own is set as its script needs it; see styles/tokens.css. */
function withScript({ 'data-script': _, ...attributes }: sanitizeHtml.Attributes) {
  const { lang } = attributes;
  return lang ? { ...attributes, 'data-script': scriptOf(lang) } : attributes;
}

function linkAttributes(
  { href: rawHref = '', title, dir, lang }: sanitizeHtml.Attributes,
  language: LanguageCode,
) {
  const href = localisedLink(language, rawHref);
  const isExternal = /^https?:/i.test(href);
  return definedAttributes({
    href,
    title,
    dir,
    lang,
    rel: isExternal ? 'noopener nofollow ugc' : undefined,
  });
}

function imageAttributes({ src, srcset, alt = '', width, height }: sanitizeHtml.Attributes) {
  const hasSize = /^\d+$/.test(width ?? '') && /^\d+$/.test(height ?? '');
  return definedAttributes({
    src,
    srcset,
    sizes: srcset ? PICTURE_SIZES : undefined,
    alt,
    width: hasSize ? width : '800',
    height: hasSize ? height : '500',
    loading: 'lazy',
    decoding: 'async',
  });
}

function definedAttributes(
  attributes: Record<string, string | undefined>,
): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

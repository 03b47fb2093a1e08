import sanitizeHtml from 'sanitize-html';
import { scriptOf } from '../languages.ts';
import type { SafeHtml, UntrustedHtml } from './post.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'bdi', 'span', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'div'],
    ...['dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'details', 'summary'],
  ],
  allowedAttributes: {
    '*': ['id', 'dir', 'lang', 'data-script'],
    a: ['href', 'rel', 'title'],
    abbr: ['title'],
    ol: ['start', 'type', 'reversed'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    div: ['tabindex'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'data-width', 'loading', 'decoding'],
  },
  allowedClasses: { div: ['table'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel', 'sms', 'whatsapp', 'geo'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  transformTags: {
    ...{ b: 'strong', i: 'em', del: 's', strike: 's' },
    '*': (tagName, attributes) => ({ tagName, attribs: withScript(attributes) }),
  },
};

/**
 * Sanitises HTML with an allow-list of elements, attributes and schemes. The only place where rich HTML
 * becomes trusted.
 * @param html of a description, as `rich-text` arranged it
 */
export function sanitize(html: UntrustedHtml): SafeHtml {
  return sanitizeHtml(html, options) as SafeHtml;
}

/** Text in a language of its own is set as its script needs it; see styles/tokens.css. */
function withScript({ 'data-script': _, ...attributes }: sanitizeHtml.Attributes) {
  const { lang } = attributes;
  return lang ? { ...attributes, 'data-script': scriptOf(lang) } : attributes;
}

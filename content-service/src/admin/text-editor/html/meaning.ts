import { parseHtml } from './document';
import { scopeOf } from './tables';
import { type Piece, wordsOf } from './words';

const BLOCKS =
  /^(?:h[2-4]|ul|ol|li|blockquote|pre|table|caption|thead|tbody|tfoot|tr|th|td|dl|dt|dd|figure|figcaption|details|summary|hr)$/;

/** Blocks that say nothing but where a paragraph ends. */
const PARAGRAPHS = /^(?:p|div|section|article|main|header|footer|aside|center)$/;

/** Other elements that say nothing by themselves. */
const WRAPPERS = /^(?:a|span|font|colgroup|col|wbr)$/;

const SYNONYMS: Record<string, string> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4' },
  ...{ b: 'strong', i: 'em', del: 's', strike: 's' },
};

/** Nobody sees these. */
const UNSEEN = /^(?:script|style|noscript|template|meta|link|title)$/;

/** Attributes that the website keeps, without `dir` and `lang`. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  ...{ a: ['href', 'title'], abbr: ['title'], ol: ['start', 'type', 'reversed'] },
  ...{ th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  img: ['src', 'srcset', 'alt', 'width', 'height'],
};

const MARKS = /^(?:strong|em|u|s|sub|sup|small|mark|abbr|code|bdi)$/;

type Context = { dir: string; lang: string; marks: readonly string[]; isPre: boolean };

/**
 * What HTML says, as a list that is equal for equal meaning: wrappers, classes, styles, empty paragraphs,
 * spaces, the order of marks, and who of a block's ancestors states its direction make no difference.
 */
export function meaningOf(html: string): string[] {
  const tokens: string[] = [];
  let pieces: Piece[] = [];

  const endParagraph = ({ dir, lang, isPre }: Context) => {
    const text = wordsOf(pieces, isPre);
    if (text.length > 0) tokens.push(...openTag('text', { dir, lang }), ...text);
    pieces = [];
  };

  const visit = (node: Node, context: Context): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      pieces.push({ text: node.textContent ?? '', marks: context.marks });
      return;
    }
    if (!(node instanceof Element)) return;
    const name = SYNONYMS[node.localName] ?? node.localName;
    if (UNSEEN.test(name)) return;
    const inner = { ...context, isPre: context.isPre || name === 'pre' };
    if (name === 'br' || name === 'img') {
      pieces.push({ text: `\0${describe(node, name)}\0`, marks: context.marks });
      return;
    }
    const isBlock = BLOCKS.test(name);
    const isParagraph = PARAGRAPHS.test(name);
    if (isBlock || isParagraph) {
      endParagraph(context);
      inner.dir = node.getAttribute('dir') ?? context.dir;
      inner.lang = node.getAttribute('lang') ?? context.lang;
      if (isBlock) tokens.push(...openTag(describe(node, name), inner));
    } else {
      inner.marks = [...inner.marks, ...marksOf(node, name)];
      if (!MARKS.test(name) && !WRAPPERS.test(name)) tokens.push(`<${name}>`);
    }
    for (const child of node.childNodes) visit(child, inner);
    if (isBlock || isParagraph) {
      endParagraph(inner);
      if (isBlock) closeTag(tokens, name);
    }
  };

  const root: Context = { dir: '', lang: '', marks: [], isPre: false };
  for (const child of parseHtml(html).childNodes) visit(child, root);
  endParagraph(root);
  return tokens;
}

/** What an inline element says about its text; `a` without an address says nothing. */
function marksOf(element: Element, name: string): string[] {
  const dir = element.getAttribute('dir') ?? '';
  const lang = element.getAttribute('lang') ?? '';
  const isMark = MARKS.test(name) || (name === 'a' && element.hasAttribute('href'));
  return [
    ...(isMark ? [describe(element, name)] : []),
    ...(dir || lang ? [`${name === 'bdi' ? 'bdi' : 'span'} of ${dir} ${lang}`] : []),
  ];
}

function describe(element: Element, name: string): string {
  const attributes = (ATTRIBUTES[name] ?? []).flatMap((attribute) => {
    const value = attribute === 'scope' ? scopeOf(element) : element.getAttribute(attribute);
    const isDefault = /span$/.test(attribute)
      ? value === '1'
      : attribute === 'start' && value === '1';
    return value === null || isDefault ? [] : [`${attribute}=${JSON.stringify(value)}`];
  });
  return [name, ...attributes].join(' ');
}

/** Captions and headings without text are not shown. */
function closeTag(tokens: string[], name: string): void {
  const isEmpty = tokens.at(-1)?.startsWith(`<${name}`);
  if (isEmpty && /^(?:caption|figcaption|summary|h[2-4])$/.test(name)) tokens.pop();
  else tokens.push(`</${name}>`);
}

function openTag(content: string, { dir, lang }: { dir: string; lang: string }): string[] {
  return [`<${[content, dir && `dir=${dir}`, lang && `lang=${lang}`].filter(Boolean).join(' ')}>`];
}

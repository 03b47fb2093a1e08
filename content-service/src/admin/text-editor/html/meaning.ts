import { parseHtml } from './document';
import { scopeOf } from './tables';

const BLOCKS =
  /^(?:h[2-4]|ul|ol|li|blockquote|pre|table|caption|thead|tbody|tfoot|tr|th|td|dl|dt|dd|figure|figcaption|details|summary|hr)$/;

/** Elements around text that say nothing by themselves. */
const WRAPPERS =
  /^(?:p|div|section|article|main|header|footer|aside|center|font|span|a|colgroup|col|wbr)$/;

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

type Piece = { text: string; marks: readonly string[] };
type Context = { dir: string; lang: string; marks: readonly string[]; isPre: boolean };

/**
 * What HTML says, as a list that is equal for equal meaning: wrappers, classes, styles, empty paragraphs,
 * spaces, the order of marks, and who of a block's ancestors states its direction make no difference.
 */
export function meaningOf(html: string): string[] {
  const tokens: string[] = [];
  let pieces: Piece[] = [];

  const endParagraph = ({ dir, lang, isPre }: Context) => {
    const text = textOf(pieces, isPre);
    if (text.length > 0) tokens.push(...openTag('text', { dir, lang }), ...text);
    pieces = [];
  };

  const visit = (node: Node, context: Context): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      pieces.push({ text: node.textContent ?? '', marks: context.marks });
      return;
    }
    if (!(node instanceof Element)) return;
    const element = node;
    const name = SYNONYMS[element.localName] ?? element.localName;
    if (UNSEEN.test(name)) return;
    const inner = { ...context, isPre: context.isPre || name === 'pre' };
    if (name === 'br' || name === 'img') {
      pieces.push({ text: `\0${describe(element, name)}\0`, marks: context.marks });
      return;
    }
    const own = { dir: element.getAttribute('dir'), lang: element.getAttribute('lang') };
    const isBlock = BLOCKS.test(name);
    const isParagraph = /^(?:p|div|section|article|main|header|footer|aside|center)$/.test(name);
    if (isBlock || isParagraph) {
      endParagraph(context);
      inner.dir = own.dir ?? context.dir;
      inner.lang = own.lang ?? context.lang;
      if (isBlock) tokens.push(...openTag(describe(element, name), inner));
    } else if (name === 'a' && element.hasAttribute('href')) {
      inner.marks = [...inner.marks, describe(element, name)];
    } else if (MARKS.test(name)) {
      inner.marks = [...inner.marks, describe(element, name)];
    } else if (!WRAPPERS.test(name)) {
      tokens.push(`<${name}>`);
    }
    if (!isBlock && !isParagraph && (own.dir || own.lang) && name !== 'bdi') {
      inner.marks = [...inner.marks, `span ${own.dir ?? ''} ${own.lang ?? ''}`];
    } else if (name === 'bdi' && (own.dir || own.lang)) {
      inner.marks = [...inner.marks, `bdi of ${own.dir ?? ''} ${own.lang ?? ''}`];
    }
    for (const child of element.childNodes) visit(child, inner);
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

/** The words of a paragraph with their marks; spaces have none, line breaks at its ends are left out. */
function textOf(pieces: readonly Piece[], isPre: boolean): string[] {
  const words = pieces.flatMap(({ text, marks }) =>
    (text.match(/\0[^\0]*\0|[ \t\r\n\f]+|[^ \t\r\n\f\0]+/g) ?? []).map((word) => {
      if (isSpace(word)) return isPre ? word : ' ';
      const name = word.replaceAll('\0', '');
      const isBreak = word === '\0br\0';
      return isBreak ? '\n' : [name, ...[...new Set(marks)].sort()].join(' | ');
    }),
  );
  if (isPre) return words;
  const result: string[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const isEmptySpace = word === ' ' && (last === undefined || isSpace(last));
    if (isEmptySpace) continue;
    if (word === '\n' && last === ' ') result.pop();
    result.push(word);
  }
  while (result.length > 0 && isSpace(result.at(-1) ?? '')) result.pop();
  while (result.length > 0 && isSpace(result[0] ?? '')) result.shift();
  return mergeWords(result);
}

/** A no-break space is none: it is kept as it is. */
const isSpace = (text: string) => /^[ \t\r\n\f]*$/.test(text);

/** Joins neighbouring parts of a word that have the same marks. */
function mergeWords(words: readonly string[]): string[] {
  const result: string[] = [];
  for (const word of words) {
    const [text = '', ...marks] = word.split(' | ');
    const [lastText = '', ...lastMarks] = (result.at(-1) ?? ' ').split(' | ');
    const isSame = !isSpace(lastText) && !isSpace(text) && marks.join() === lastMarks.join();
    if (isSame) result[result.length - 1] = [lastText + text, ...marks].join(' | ');
    else result.push(word);
  }
  return result;
}

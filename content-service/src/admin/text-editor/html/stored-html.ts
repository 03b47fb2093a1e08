import {
  DOMSerializer,
  type Node as ModelNode,
  DOMParser as ModelParser,
  type Schema,
} from '@tiptap/pm/model';
import { parseHtml, rename, unwrap } from './document';
import { tablesForEditor, tablesForStorage } from './tables';

/** The page has its own h1, and the website shows three levels below it. */
const HEADINGS = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** The website drops these attributes. */
const DROPPED_ATTRIBUTES = ['class', 'style', 'id'];

/** Inline elements whose `dir` and `lang` move to a `span` inside. */
const INLINE = 'a, strong, em, b, i, u, s, sub, sup, small, mark, abbr, code';

/**
 * Reads stored HTML into a document of the editor.
 * What it cannot hold is lost: compare with `meaning.ts`.
 */
export function readHtml(html: string, schema: Schema): ModelNode {
  const body = parseHtml(html);
  prepareForEditor(body);
  return ModelParser.fromSchema(schema).parse(body);
}

/** Brings HTML into the form that the nodes and marks of the editor read. */
export function prepareForEditor(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const name of DROPPED_ATTRIBUTES) element.removeAttribute(name);
  }
  for (const [from, to] of Object.entries(HEADINGS)) {
    for (const heading of body.querySelectorAll(from)) rename(heading, to);
  }
  for (const wrapper of body.querySelectorAll('div, section, article')) moveDirection(wrapper);
  for (const inline of body.querySelectorAll(`:is(${INLINE}):is([dir], [lang])`)) {
    const span = body.ownerDocument.createElement('span');
    span.append(...inline.childNodes);
    inline.append(span);
    moveDirection(inline);
  }
  for (const item of body.querySelectorAll('li')) {
    if (startsWithBlock(item)) item.prepend(body.ownerDocument.createElement('p'));
  }
  for (const details of body.querySelectorAll('details')) {
    if (details.firstElementChild?.localName !== 'summary') {
      details.prepend(body.ownerDocument.createElement('summary'));
    }
  }
  tablesForEditor(body);
}

/** Writes a document of the editor as HTML, as it is stored. */
export function writeHtml(document: ModelNode): string {
  const body = parseHtml('');
  const serializer = DOMSerializer.fromSchema(document.type.schema);
  body.append(serializer.serializeFragment(document.content, { document: body.ownerDocument }));
  tablesForStorage(body);
  for (const element of body.querySelectorAll('figcaption, p')) {
    if (!element.hasChildNodes()) element.remove();
  }
  for (const paragraph of body.querySelectorAll(':is(li, td, th, dd) > p:first-child')) {
    if (isImplied(paragraph)) unwrap(paragraph);
  }
  return body.innerHTML;
}

/** Hands `dir` and `lang` of an element to its children; text of its own gets a paragraph or `span`. */
function moveDirection(element: Element): void {
  for (const name of ['dir', 'lang']) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    for (const child of element.children) {
      if (!child.hasAttribute(name)) child.setAttribute(name, value);
    }
    element.removeAttribute(name);
  }
}

/** Whether a list item has no text before its first block; the editor's list items begin with a paragraph. */
function startsWithBlock(item: Element): boolean {
  const first = [...item.childNodes].find(
    ({ nodeType, textContent }) => nodeType === Node.ELEMENT_NODE || textContent?.trim(),
  );
  return /^(?:ul|ol|blockquote|pre|table|dl|figure|details|hr|h[2-4])$/i.test(
    first?.nodeName ?? '',
  );
}

/** Whether a paragraph says nothing that its list item or cell does not: it is alone there, or above a list. */
function isImplied(paragraph: Element): boolean {
  const next = [...(paragraph.parentElement?.children ?? [])].slice(1);
  return (
    paragraph.attributes.length === 0 &&
    next.every(({ localName }) => paragraph.closest('li') && /^[uo]l$/.test(localName))
  );
}

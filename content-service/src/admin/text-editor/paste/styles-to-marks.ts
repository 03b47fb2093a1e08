import { rename, unwrap } from '../html/document';

/** What the styles of inline elements mean, as Google Docs and Word write them. */
const MEANINGS: readonly [style: RegExp, element: string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];

/** Makes marks of inline styles. A `<b>` of normal weight, in which Google Docs wraps all, is none. */
export function stylesToMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong')) {
    const style = element.getAttribute('style') ?? '';
    if (/font-weight:\s*(?:normal|[1-4]00)/i.test(style)) unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>('span[style]')) {
    const style = element.getAttribute('style') ?? '';
    for (const [pattern, name] of MEANINGS) if (pattern.test(style)) wrapContent(element, name);
  }
  // Headings are bold by themselves.
  for (const element of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) {
    unwrap(element);
  }
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
}

function wrapContent(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

import { unwrap } from '../html/document';

const DROPPED =
  'script, style, meta, link, title, svg, button, input, select, textarea, form nav, img, picture, video, audio, iframe, object';

/** Blocks between which a line break or an empty paragraph says nothing. */
const BLOCK = 'p, div, section, article, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote';

/** Removes what says nothing: pictures of other places, wrappers, attributes, empty paragraphs. */
export function removeClutter(body: HTMLElement): void {
  // Pictures come from the media library, which has their sizes and the right to use them.
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  // Word's own elements, such as <o:p>.
  for (const element of body.querySelectorAll('*')) {
    if (element.localName.includes(':') || element.localName === 'font') unwrap(element);
  }
  // Safari copies spaces beside other elements as spaces at which no line breaks.
  for (const element of body.querySelectorAll('.Apple-converted-space')) {
    element.textContent = (element.textContent ?? '').replaceAll('\u00a0', ' ');
  }
  for (const element of body.querySelectorAll('span')) {
    if (!element.hasAttribute('lang') && !element.hasAttribute('dir')) unwrap(element);
  }
  for (const lineBreak of body.querySelectorAll('br')) {
    const isBetweenBlocks =
      lineBreak.previousElementSibling?.matches(BLOCK) ||
      lineBreak.nextElementSibling?.matches(BLOCK);
    if (isBetweenBlocks || lineBreak.className === 'Apple-interchange-newline') lineBreak.remove();
  }
  body.normalize();
  for (const element of [
    ...body.querySelectorAll('p, b, strong, i, em, u, a, h1, h2, h3, h4'),
  ].reverse()) {
    const isEmpty = !element.textContent?.replaceAll('\u00a0', ' ').trim();
    if (isEmpty && !element.querySelector('br')) element.remove();
  }
}

import { rename } from '../html/document';

/** Moves all headings one level down if there is an h1: that is the title of the post. */
export function shiftHeadings(body: HTMLElement): void {
  if (!body.querySelector('h1')) return;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(heading.localName.slice(1)) + 1, 4);
    rename(heading, `h${level}`);
  }
}

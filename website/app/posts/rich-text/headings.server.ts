import type { ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { HEADINGS } from './element-names.ts';
import { elementsOf } from './tree.server.ts';

/** The page's own title is its h1. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;

/**
 * Lifts or lowers headings so that the first ones are below the title of the page and no level is
 * left out, whichever levels the editor began with. One that has no text is a paragraph.
 */
export function arrangeHeadings(root: ParentNode): void {
  const openLevels: number[] = [];
  for (const heading of elementsOf(root).filter(({ name }) => HEADINGS.has(name))) {
    const level = Number(heading.name.slice(1));
    if (nameOf(heading) === '') {
      heading.name = 'p';
      continue;
    }
    while ((openLevels.at(-1) ?? 0) >= level) openLevels.pop();
    heading.name = `h${Math.min(FIRST_LEVEL + openLevels.length, LAST_LEVEL)}`;
    openLevels.push(level);
  }
}

/** The text of an element as it is read out: with the alternative texts of its pictures. */
export function nameOf(element: ParentNode): string {
  const pictures = elementsOf(element).map(({ name, attribs }) =>
    name === 'img' ? attribs.alt : '',
  );
  return [DomUtils.textContent(element), ...pictures].join(' ').replace(/\s+/gu, ' ').trim();
}

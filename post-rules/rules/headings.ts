import { warning } from '#problem';
import type { Rule } from '#rule';

/** The level of the page's title: the website moves the headings of a text below it. */
const TITLE_LEVEL = 1;

/** No heading is more than one level below the one before it. */
export const checkHeadings: Rule = (_post, _context, { headings }) => {
  let previous = TITLE_LEVEL;
  for (const { level, text } of headings) {
    if (level > previous + 1) {
      return [warning('heading-level-skipped', 'description', { heading: text })];
    }
    // The website shows both as h2.
    previous = Math.max(level, TITLE_LEVEL + 1);
  }
  return [];
};

import { parseHtml } from '../html/document';
import { prepareForEditor } from '../html/stored-html';
import { removeClutter } from './clutter';
import { cleanDirections } from './directions';
import { shiftHeadings } from './headings';
import { cleanLinks } from './links';
import { nestLists } from './nested-lists';
import { replaceEmoji } from './pictures';
import { stylesToMarks } from './styles-to-marks';
import { markTableHeads } from './table-heads';
import { wordLists } from './word-lists';

/**
 * Turns HTML of the clipboard or of a converted document into HTML that the editor takes: headings, lists,
 * tables, links and emphasis stay; styles, classes, pictures and empty wrappers go.
 */
export function cleanPastedHtml(html: string): string {
  if (isFromEditor(html)) return html;
  const body = parseHtml(html);
  wordLists(body);
  stylesToMarks(body);
  nestLists(body);
  markTableHeads(body);
  shiftHeadings(body);
  cleanLinks(body);
  cleanDirections(body);
  replaceEmoji(body);
  removeClutter(body);
  prepareForEditor(body);
  return body.innerHTML;
}

/** Whether HTML of the clipboard was copied from a text editor of the panel. */
export function isFromEditor(html: string): boolean {
  return html.includes('data-pm-slice');
}

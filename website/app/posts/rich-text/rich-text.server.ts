import type { ParentNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { Coordinates, SafeHtml, UntrustedHtml } from '../post.ts';
import { sanitize } from '../sanitize.server.ts';
import { arrangeBlocks } from './blocks.server.ts';
import { HEADINGS, INVISIBLE } from './element-names.ts';
import { linkEmbeds } from './embeds.server.ts';
import { dropEmptyElements } from './empty-elements.server.ts';
import { nameTargets, type TextHeading, takeTargets } from './fragments.server.ts';
import { arrangeHeadings } from './headings.server.ts';
import { arrangeLinks } from './links.server.ts';
import { parseHtml } from './parse-html.server.ts';
import { arrangePictures } from './pictures.server.ts';
import { arrangeTables } from './tables.server.ts';
import type { TextContext } from './text-context.ts';
import { elementOf, elementsOf, replaceElements, setChildren, textElement } from './tree.server.ts';
import { languageOf } from './words-link.server.ts';

/** The text of a post as its page shows it. */
export type RichText = {
  html: SafeHtml;
  /** In the order of the text. */
  headings: TextHeading[];
  /** The place that the first map in the text shows. */
  coordinates: Coordinates | null;
};

/**
 * Turns a description into the HTML of a page: whatever program it was written with, it becomes a list
 * of blocks with headings below that of the page, pictures of their own size, and links in place of
 * what the page does not embed. What is too long is cut, and the text says so.
 */
export function richText(description: UntrustedHtml, context: TextContext): RichText {
  const { root, headings, coordinates, isCut } = arrange(description, context);
  arrangeTables(root);
  if (isCut) addCutNote(root, context);
  const html = sanitize(DomUtils.getInnerHTML(root) as UntrustedHtml);
  return { html, headings, coordinates };
}

/**
 * The HTML of a text that a page shows below others, such as an answer: as `richText`, but its headings
 * are paragraphs, and nothing has an id, which another text could have as well.
 */
export function answerText(text: UntrustedHtml, context: TextContext): SafeHtml {
  const { root } = arrange(text, context);
  for (const element of elementsOf(root)) {
    if (HEADINGS.has(element.name)) element.name = 'p';
    delete element.attribs.id;
  }
  return sanitize(DomUtils.getInnerHTML(root) as UntrustedHtml);
}

/**
 * The HTML of a text that stands among others in a file of its own: as `richText`, but without pictures,
 * with its headings one level lower, ids that no other text has, and whole addresses of the site's pages.
 * @param idPrefix begins every id @param siteUrl public address of the site
 */
export function standaloneText(
  text: UntrustedHtml,
  context: TextContext,
  { idPrefix, siteUrl }: { idPrefix: string; siteUrl: string },
): SafeHtml {
  const { root, isCut } = arrange(text, { ...context, siteUrl });
  replaceElements(root, (element) => (element.name === 'img' ? [] : [element]));
  dropEmptyElements(root);
  arrangeTables(root);
  if (isCut) addCutNote(root, context);
  for (const element of elementsOf(root)) {
    const { attribs, name } = element;
    if (HEADINGS.has(name)) element.name = name === 'h2' ? 'h3' : 'h4';
    if (attribs.id) attribs.id = idPrefix + attribs.id;
    if (attribs.href?.startsWith('#')) attribs.href = `#${idPrefix}${attribs.href.slice(1)}`;
  }
  return sanitize(DomUtils.getInnerHTML(root) as UntrustedHtml);
}

/** The headings of a description with their ids in the page of its post. */
export function headingsOf(description: UntrustedHtml, context: TextContext): TextHeading[] {
  return arrange(description, context).headings;
}

function arrange(description: UntrustedHtml, context: TextContext) {
  const { root, isCut } = parseHtml(description);
  replaceElements(root, (element) => (INVISIBLE.has(element.name) ? [] : [element]));
  const targets = takeTargets(root);
  const coordinates = linkEmbeds(root, context);
  arrangePictures(root, context);
  arrangeLinks(root, context);
  arrangeBlocks(root);
  dropEmptyElements(root);
  arrangeHeadings(root);
  return { root, headings: nameTargets(root, targets), coordinates, isCut };
}

function addCutNote(root: ParentNode, { language, words }: TextContext): void {
  const note = textElement('em', {}, words.cut);
  setChildren(root, [...root.children, elementOf('p', languageOf(language), [note])]);
}

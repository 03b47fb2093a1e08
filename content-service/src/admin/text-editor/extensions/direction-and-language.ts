import { Extension, type GlobalAttributes } from '@tiptap/core';

/** Nodes that may have a direction and a language of their own. */
const BLOCKS = [
  ...['paragraph', 'heading', 'blockquote', 'codeBlock', 'bulletList', 'orderedList', 'listItem'],
  ...['table', 'tableRow', 'tableCell', 'tableHeader', 'tableCaption', 'figure'],
  ...['details', 'summary', 'definitionList', 'definitionTerm', 'definition'],
];

/** Takes an attribute of the HTML as it is; without it, nothing is written. */
export const plainAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === null ? {} : { [name]: attributes[name] },
});

/** The attributes `dir` and `lang` of blocks. TipTap's `textDirection` would write its default on every block. */
export const DirectionAndLanguage = Extension.create({
  name: 'directionAndLanguage',
  addGlobalAttributes: (): GlobalAttributes => [
    { types: BLOCKS, attributes: { dir: plainAttribute('dir'), lang: plainAttribute('lang') } },
    { types: ['orderedList'], attributes: { reversed: plainAttribute('reversed') } },
  ],
});

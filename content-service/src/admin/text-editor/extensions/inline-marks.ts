import { Mark } from '@tiptap/core';
import { plainAttribute } from './direction-and-language';

/** A mark that is one element with some of its attributes. */
const elementMark = (name: string, tag: string, attributes: readonly string[] = [], rule = tag) =>
  Mark.create({
    name,
    addAttributes: () =>
      Object.fromEntries(attributes.map((attribute) => [attribute, plainAttribute(attribute)])),
    parseHTML: () => [{ tag: rule }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const RAISED = { excludes: 'subscript superscript' };

/** Marks that TipTap's starter kit lacks: phone numbers and names (`bdi`), words of another language, and the like. */
export const inlineMarks = [
  elementMark('bdi', 'bdi', ['dir', 'lang']),
  elementMark('otherLanguage', 'span', ['lang', 'dir'], 'span[lang], span[dir]'),
  elementMark('subscript', 'sub').extend(RAISED),
  elementMark('superscript', 'sup').extend(RAISED),
  elementMark('small', 'small'),
  elementMark('highlight', 'mark'),
  elementMark('abbreviation', 'abbr', ['title']),
];

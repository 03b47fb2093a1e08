import { Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { plainAttribute } from './direction-and-language';

/**
 * A table with its caption. The caption cannot be in the table itself: prosemirror-tables takes each of
 * a table's children for a row. `html/tables.ts` converts both ways.
 */
const CaptionedTable = Node.create({
  name: 'captionedTable',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-captioned-table]' }],
  renderHTML: () => ['div', { 'data-captioned-table': '' }, 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-table-caption]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-table-caption': '' }, 0],
});

/** TipTap's row, which knows whether it is in the head, the body or the foot of its table. */
const Row = TableRow.extend({
  addAttributes: () => ({
    section: {
      default: 'tbody',
      parseHTML: (element: HTMLElement) => element.dataset.section ?? 'tbody',
      renderHTML: ({ section }: Record<string, unknown>) => ({ 'data-section': section }),
    },
  }),
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

/** `colwidth` is needed by prosemirror-tables, and never written. */
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
});

export const tables = [
  // TipTap's own writes widths and a colgroup.
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }).configure({ View: null }),
  Row,
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({
    addAttributes: () => ({ ...cellAttributes(), scope: plainAttribute('scope') }),
  }),
  CaptionedTable,
  TableCaption,
];

import { type Editor, findParentNode } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

const ROWS = 3;
const COLUMNS = 2;

const findTable = findParentNode(({ type }) => type.name === 'table');
const findCaptioned = findParentNode(({ type }) => type.name === 'captionedTable');

/** Inserts a table with a row of headers, and puts the cursor into its caption. */
export function insertTable(editor: Editor): void {
  const { tableCaption, captionedTable } = editor.schema.nodes;
  const table = editor.schema.nodeFromJSON({ type: 'table', content: rows() });
  const node = captionedTable?.create(
    null,
    [tableCaption?.create(), table].filter((each) => each !== undefined),
  );
  if (!node) return;
  const { tr } = editor.state;
  const caption = tr.selection.from + 1;
  tr.replaceSelectionWith(node);
  tr.setSelection(TextSelection.near(tr.doc.resolve(caption))).scrollIntoView();
  editor.view.dispatch(tr);
  editor.commands.focus();
}

function rows() {
  const cells = (cell: object) =>
    Array.from({ length: COLUMNS }, () => ({ ...cell, content: [{ type: 'paragraph' }] }));
  return Array.from({ length: ROWS }, (_, row) =>
    row === 0
      ? {
          type: 'tableRow',
          attrs: { section: 'thead' },
          content: cells({ type: 'tableHeader', attrs: { scope: 'col' } }),
        }
      : { type: 'tableRow', content: cells({ type: 'tableCell' }) },
  );
}

/** Whether the table that holds the cursor has a caption. */
export const hasCaption = (editor: Editor) => Boolean(findCaptioned(editor.state.selection));

/** Whether the first row of the table that holds the cursor is its head. */
export const hasHeaderRow = (editor: Editor) =>
  findTable(editor.state.selection)?.node.firstChild?.attrs.section === 'thead';

/** Gives the table that holds the cursor a caption, or takes it away. */
export function toggleCaption(editor: Editor): void {
  const { selection, tr, schema } = editor.state;
  const table = findTable(selection);
  const captioned = findCaptioned(selection);
  const { captionedTable, tableCaption } = schema.nodes;
  if (captioned) {
    const content = captioned.node.lastChild;
    if (content) tr.replaceWith(captioned.pos, captioned.pos + captioned.node.nodeSize, content);
  } else if (table && captionedTable && tableCaption) {
    const wrapped = captionedTable.create(null, [tableCaption.create(), table.node]);
    tr.replaceWith(table.pos, table.pos + table.node.nodeSize, wrapped);
    tr.setSelection(TextSelection.near(tr.doc.resolve(table.pos + 1)));
  }
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** Makes the first row of the table that holds the cursor its head, or an ordinary row. */
export function toggleHeaderRow(editor: Editor): void {
  const table = findTable(editor.state.selection);
  const row = table?.node.firstChild;
  const { tableHeader, tableCell } = editor.schema.nodes;
  if (!table || !row || !tableHeader || !tableCell) return;
  const isHead = row.attrs.section === 'thead';
  const cells: Node[] = row.children.map((cell) =>
    isHead
      ? tableCell.create({ ...cell.attrs, scope: undefined }, cell.content)
      : tableHeader.create({ ...cell.attrs, scope: 'col' }, cell.content),
  );
  const { tr } = editor.state;
  const start = table.pos + 1;
  tr.setNodeMarkup(start, null, { ...row.attrs, section: isHead ? 'tbody' : 'thead' });
  tr.replaceWith(start + 1, start + row.nodeSize - 1, Fragment.from(cells));
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1)));
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** Deletes the table that holds the cursor, with its caption. */
export function deleteTable(editor: Editor): void {
  const found = findCaptioned(editor.state.selection) ?? findTable(editor.state.selection);
  if (!found) return;
  editor.view.dispatch(editor.state.tr.delete(found.pos, found.pos + found.node.nodeSize));
  editor.commands.focus();
}

import { type Editor, Extension } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { isCaption } from '../extensions/captions';

/** Leads from a caption or summary to what follows it. */
function leaveCaption({ editor }: { editor: Editor }): boolean {
  const { $from } = editor.state.selection;
  const { name } = $from.parent.type;
  if (!isCaption($from.parent)) return false;
  const { tr, schema } = editor.state;
  const end = $from.after();
  const isLast = name === 'figure' && end === $from.end($from.depth - 1);
  const paragraph = isLast && schema.nodes.paragraph?.create();
  if (paragraph) tr.insert(end, paragraph);
  tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView();
  editor.view.dispatch(tr);
  return true;
}

/** In a table, Tab leads from cell to cell: from the caption to the first. */
function enterTable({ editor }: { editor: Editor }): boolean {
  const { name } = editor.state.selection.$from.parent.type;
  return name === 'tableCaption' && leaveCaption({ editor });
}

export const LeaveCaption = Extension.create({
  name: 'leaveCaption',
  addKeyboardShortcuts: () => ({ Enter: leaveCaption, Tab: enterTable }),
});

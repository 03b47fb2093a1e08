import { type Editor, Extension } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Enter leads from a caption or summary to what follows it. */
function leaveCaption({ editor }: { editor: Editor }): boolean {
  const { $from } = editor.state.selection;
  const { name } = $from.parent.type;
  if (!/^(?:tableCaption|summary|figure)$/.test(name)) return false;
  const { tr, schema } = editor.state;
  const end = $from.after();
  const isLast = name === 'figure' && end === $from.end($from.depth - 1);
  const paragraph = isLast && schema.nodes.paragraph?.create();
  if (paragraph) tr.insert(end, paragraph);
  tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView();
  editor.view.dispatch(tr);
  return true;
}

export const LeaveCaption = Extension.create({
  name: 'leaveCaption',
  addKeyboardShortcuts: () => ({ Enter: leaveCaption }),
});

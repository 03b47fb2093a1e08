import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Inserts a section that readers open, and puts the cursor into its title. */
export function insertDetails(editor: Editor): void {
  const node = editor.schema.nodeFromJSON({
    type: 'details',
    content: [{ type: 'summary' }, { type: 'paragraph' }],
  });
  const { tr } = editor.state;
  const start = tr.selection.from;
  tr.replaceSelectionWith(node);
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView();
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** Direction and language of a block; null for those of the whole text. */
export type BlockLanguage = { dir: string | null; lang: string | null };

/** Direction and language of the block that holds the cursor. */
export function blockLanguageOf(editor: Editor): BlockLanguage {
  const { dir = null, lang = null } = editor.state.selection.$from.parent.attrs;
  return { dir, lang };
}

/** Sets direction and language of all selected blocks. */
export function setBlockLanguage(editor: Editor, language: BlockLanguage): void {
  const { tr, doc, selection } = editor.state;
  doc.nodesBetween(selection.from, selection.to, (node, pos) => {
    const isBlock = node.isTextblock && 'dir' in node.attrs;
    if (isBlock) tr.setNodeMarkup(pos, null, { ...node.attrs, ...language });
  });
  editor.view.dispatch(tr);
}

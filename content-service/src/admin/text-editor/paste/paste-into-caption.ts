import type { Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isCaption } from '../extensions/captions';

/**
 * Pastes several paragraphs into a caption or summary as one line, which is all it holds; ProseMirror
 * would make a second table of it. A table that is pasted into the caption of a table fills its cells.
 * @returns whether it is pasted
 */
export function pasteIntoCaption(view: EditorView, { content }: Slice): boolean {
  const { $from } = view.state.selection;
  const { name } = $from.parent.type;
  if (!isCaption($from.parent)) return false;
  const { firstChild, childCount } = content;
  if (firstChild?.isInline || (childCount === 1 && firstChild?.isTextblock)) return false;
  const { tr } = view.state;
  if (name === 'tableCaption' && childCount === 1 && /table$/i.test(firstChild?.type.name ?? '')) {
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve($from.after()))));
    return false;
  }
  view.dispatch(tr.insertText(content.textBetween(0, content.size, ' ')).scrollIntoView());
  return true;
}

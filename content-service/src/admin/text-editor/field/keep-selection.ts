import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Puts the caret back where it was when the document's selection is emptied under a text that has the
 * focus. Strapi's combo boxes do that when they are replaced, as they are once their form has loaded;
 * the browser would put what is typed next at the beginning.
 */
export const KeepSelection = Extension.create({
  name: 'keepSelection',
  addProseMirrorPlugins: () => [new Plugin({ view: restoreEmptiedSelection })],
});

function restoreEmptiedSelection(view: EditorView) {
  const { ownerDocument } = view.dom;
  const restore = () => {
    // Gives the element the focus, which it has, and the document the selection of the state.
    if (view.hasFocus() && ownerDocument.getSelection()?.rangeCount === 0) view.focus();
  };
  ownerDocument.addEventListener('selectionchange', restore);
  return { destroy: () => ownerDocument.removeEventListener('selectionchange', restore) };
}

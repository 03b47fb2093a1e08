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
  addProseMirrorPlugins: () => [
    new Plugin({
      view: restoreEmptiedSelection,
      // The browser tells later that the selection has changed: a key may come before.
      props: { handleDOMEvents: { keydown: restoreSelection } },
    }),
  ],
});

function restoreEmptiedSelection(view: EditorView) {
  const { ownerDocument } = view.dom;
  const restore = () => restoreSelection(view);
  ownerDocument.addEventListener('selectionchange', restore);
  return { destroy: () => ownerDocument.removeEventListener('selectionchange', restore) };
}

function restoreSelection(view: EditorView): void {
  // Gives the element the focus, which it has, and the document the selection of the state.
  if (view.hasFocus() && view.dom.ownerDocument.getSelection()?.rangeCount === 0) view.focus();
}

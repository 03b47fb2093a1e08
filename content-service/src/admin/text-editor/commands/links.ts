import type { Editor } from '@tiptap/core';

/** The link at the cursor, and whether neither a link nor words are selected. */
export function linkSelection(editor: Editor): { href: string; isEmpty: boolean } {
  const href: unknown = editor.getAttributes('link').href;
  const own = typeof href === 'string' ? href : '';
  return { href: own, isEmpty: editor.state.selection.empty && !own };
}

/**
 * Links the selected words, or changes the link at the cursor.
 * @param text inserted if neither is there
 */
export function setLink(editor: Editor, href: string, text: string): void {
  if (!linkSelection(editor).isEmpty) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  // Numbers are read from left to right in every language.
  const isNumber = /^[+\d\s().-]+$/.test(text);
  const number = isNumber ? [{ type: 'bdi', attrs: { dir: 'ltr' } }] : [];
  const marks = [{ type: 'link', attrs: { href } }, ...number];
  editor
    .chain()
    .focus()
    .insertContent([
      { type: 'text', text, marks },
      { type: 'text', text: ' ' },
    ])
    .run();
}

/** Removes the link at the cursor; its words stay. */
export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}

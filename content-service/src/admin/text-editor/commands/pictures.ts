import type { Editor } from '@tiptap/core';
import type { PictureAttributes } from '../dialogs/picture-attributes';

/** An empty `alt` says that the picture is decorative; null, that nobody has described it yet. */
export type Picture = PictureAttributes & { alt: string | null; caption: string };

const PICTURE_NODES = ['figure', 'image'] as const;

/** The picture that is selected, or whose caption holds the cursor; null if there is none. */
export function selectedPicture(editor: Editor): Picture | null {
  const node = PICTURE_NODES.find((name) => editor.isActive(name));
  if (!node) return null;
  const { src, srcset, alt, width, height } = editor.getAttributes(node);
  return { src, srcset, width, height, alt, caption: '' };
}

/** Changes the picture that is selected; its caption is changed in the text. */
export function updatePicture(editor: Editor, { caption: _, ...attributes }: Picture): void {
  const node = PICTURE_NODES.find((name) => editor.isActive(name));
  if (node) editor.chain().focus().updateAttributes(node, attributes).run();
}

/** Inserts a picture with its caption. */
export function insertPicture(editor: Editor, { caption, ...attrs }: Picture): void {
  const content = caption.trim() ? [{ type: 'text', text: caption.trim() }] : [];
  editor.chain().focus().insertContent({ type: 'figure', attrs, content }).run();
}

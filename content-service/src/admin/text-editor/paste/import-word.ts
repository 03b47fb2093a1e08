import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { readHtml } from '../html/stored-html';
import { cleanPastedHtml } from './clean-pasted-html';
import { hasPictures } from './pictures';

/**
 * Inserts the text of a Word document at the cursor, without its pictures. The converter loads with
 * the first document.
 * @returns whether it has pictures
 * @throws if the file is not such a document
 */
export async function importWord(editor: Editor, file: File): Promise<boolean> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  const { content } = readHtml(cleanPastedHtml(value), editor.schema).toJSON();
  // A step of its own for "Undo", however soon it follows the one before.
  editor.view.dispatch(closeHistory(editor.state.tr));
  editor.chain().focus().insertContent(content).run();
  return hasPictures(value);
}

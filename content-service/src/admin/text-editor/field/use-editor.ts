import { Editor, getSchema } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LeaveCaption } from '../commands/leave-caption';
import { LeaveEditor } from '../commands/leave-editor';
import { extensions } from '../extensions/extensions';
import { readHtml, writeHtml } from '../html/stored-html';
import { Paste } from '../paste/paste';
import { TextDirection } from './direction';
import { KeepSelection } from './keep-selection';

export const schema = getSchema(extensions);

/** What the editor does and the schema does not need. */
const behaviour = [TextDirection, KeepSelection, LeaveCaption, LeaveEditor];

export type EditorOptions = {
  /** Stored HTML. */
  value: string;
  /** Called with stored HTML when somebody has changed the text. */
  onChange: (value: string) => void;
  disabled: boolean;
  /** Called when pictures or files were pasted or dropped, which the text does not take. */
  onLeftOut: () => void;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
};

/**
 * An editor in an element. It takes a new value only if that is not what it wrote itself, so that undo
 * goes on working when the form was saved.
 * @returns null until the element is there
 */
export function useEditor(
  element: RefObject<HTMLElement>,
  { value, onChange, onLeftOut, disabled, attributes }: EditorOptions,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const written = useRef<string | null>(null);
  /** What it wrote since the form last had its text: the form may render these later than typed. */
  const unconfirmed = useRef(new Set<string>());
  const latest = useRef({ value, onChange, onLeftOut, attributes });
  latest.current = { value, onChange, onLeftOut, attributes };

  useEffect(() => {
    const paste = Paste.configure({ onLeftOut: () => latest.current.onLeftOut() });
    const created = new Editor({
      element: element.current,
      extensions: [...extensions, ...behaviour, paste],
      content: readHtml(latest.current.value, schema).toJSON(),
      editorProps: { attributes: latest.current.attributes },
      onUpdate: ({ editor: { state } }) => {
        const html = writeHtml(state.doc);
        // Some updates only add what an editor needs, such as a paragraph at the end.
        if (html === written.current) return;
        written.current = html;
        unconfirmed.current.add(html);
        latest.current.onChange(html);
      },
    });
    written.current = writeHtml(created.state.doc);
    setEditor(created);
    return () => created.destroy();
  }, [element]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  const { 'aria-invalid': isInvalid } = attributes;
  useEffect(() => {
    const current = { ...latest.current.attributes, 'aria-invalid': isInvalid ?? 'false' };
    editor?.setOptions({ editorProps: { attributes: current } });
  }, [editor, isInvalid]);

  useEffect(() => {
    if (!editor) return;
    if (value === written.current) return unconfirmed.current.clear();
    if (unconfirmed.current.has(value)) return;
    const read = readHtml(value, schema);
    const isSame = writeHtml(read) === written.current;
    if (isSame) return;
    written.current = writeHtml(read);
    editor.commands.setContent(read.toJSON(), { emitUpdate: false });
  }, [editor, value]);

  return editor;
}

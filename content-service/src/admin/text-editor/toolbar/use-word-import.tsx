import { useNotification } from '@strapi/strapi/admin';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { importWord } from '../paste/import-word';
import { useTexts } from '../texts/use-texts';

/**
 * Asks for a Word document and inserts its text at the cursor.
 * @returns a function that opens the browser's dialog, and the element that it needs
 */
export function useWordImport(editor: Editor) {
  const texts = useTexts();
  const { toggleNotification } = useNotification();
  const input = useRef<HTMLInputElement>(null);

  const load = async (file: File) => {
    try {
      const hasPictures = await importWord(editor, file);
      if (hasPictures) toggleNotification({ type: 'warning', message: texts.picturesLeftOut });
    } catch {
      toggleNotification({ type: 'danger', message: texts.importFailed });
    }
  };
  const element = (
    <input
      ref={input}
      type="file"
      accept=".docx"
      hidden
      aria-label={texts.importWord}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) load(file);
        // So that the same file can be chosen again.
        target.value = '';
      }}
    />
  );
  return { open: () => input.current?.click(), element };
}

import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useCallback, useSyncExternalStore } from 'react';

/** The state of an editor; the component renders again when it changes. */
export function useEditorState(editor: Editor): EditorState {
  const subscribe = useCallback(
    (onChange: () => void) => {
      editor.on('transaction', onChange);
      return () => {
        editor.off('transaction', onChange);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => editor.state);
}

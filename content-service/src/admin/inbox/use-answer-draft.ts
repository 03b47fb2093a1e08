import { useState } from 'react';

/**
 * The answer that is being written to an entry of an inbox. It outlives its dialog and its page, in this
 * tab, so that a tap beside the dialog loses nothing.
 */
export function useAnswerDraft(
  inbox: string,
  documentId: string,
): [draft: string, setDraft: (text: string) => void] {
  const key = `desk.answer.${inbox}.${documentId}`;
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (text: string) => {
    setDraft(text);
    sessionStorage.setItem(key, text);
  };
  return [draft, keep];
}

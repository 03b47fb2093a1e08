import { useState } from 'react';
import { readStored, store } from '../browser-storage';

/**
 * The answer that is being written to an entry of an inbox. It outlives its dialog and its page, in this
 * tab, so that a tap beside the dialog loses nothing. Where nothing can be stored, it does not.
 */
export function useAnswerDraft(
  inbox: string,
  documentId: string,
): [draft: string, setDraft: (text: string) => void] {
  const key = `desk.answer.${inbox}.${documentId}`;
  const [draft, setDraft] = useState(() => readStored('session', key) ?? '');
  const keep = (text: string) => {
    setDraft(text);
    store('session', key, text === '' ? null : text);
  };
  return [draft, keep];
}

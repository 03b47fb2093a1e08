import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asSent, changedFields } from './changed-fields';
import type { DeskErrorDetails } from './describe-desk-error';
import { useDialog } from './dialog';
import { saveVersion, timeSeen } from './own-saves';
import { type FormIdentity, forgetChanges } from './unsaved-changes';
import { deskErrorOf } from './use-desk';

/** So long after the last change; a pause in writing, as between two sentences. */
const PAUSE_MS = 5000;

const NO_CHANGES = '{}';

export type AutosaveState =
  | { kind: 'saved'; at: Date }
  /** It will be tried again after the next change, and when the connection is back. */
  | { kind: 'failed' }
  /** Another user has saved; nothing more is saved automatically. */
  | { kind: 'conflict'; details: DeskErrorDetails };

interface AutosavedVersion extends Pick<FormIdentity, 'userId'> {
  /** Undefined for a new post. */
  versionId: string | undefined;
  /** `updatedAt` of the version that the form shows. */
  loaded: string | undefined;
  /** Only drafts are saved automatically. */
  isDraft: boolean;
}

/**
 * Saves a draft while it is being written, whenever writing pauses and when the tab is left. The form
 * is not loaded again, so that the cursor stays.
 * @returns undefined until something was saved
 */
export function useAutosave({ userId, versionId, loaded, isDraft }: AutosavedVersion) {
  const { post } = useFetchClient();
  const { values, initialValues, modified, isSubmitting } = useForm('Autosave', (form) => form);
  // Of the version as it was loaded: once the form shows another one, neither counts any more.
  const [shown, setShown] = useState<{ loaded: typeof loaded; state: AutosaveState }>();
  const lastSent = useRef({ loaded, text: NO_CHANGES });
  const state = shown?.loaded === loaded ? shown?.state : undefined;
  const latest = useRef({ values, initialValues });
  latest.current = { values, initialValues };
  // In a dialog the editor may be choosing between what was typed and something else.
  const isChoosing = useDialog() !== null;
  const isWanted =
    isDraft && modified && !isSubmitting && !isChoosing && state?.kind !== 'conflict';
  const wanted = useRef(isWanted);
  wanted.current = isWanted;

  const save = useCallback(
    async (typed: typeof values) => {
      if (versionId === undefined) return;
      const setState = (next: AutosaveState) => setShown({ loaded, state: next });
      const data = asSent(changedFields(latest.current.initialValues, typed));
      const text = JSON.stringify(data);
      const sent = lastSent.current.loaded === loaded ? lastSent.current.text : NO_CHANGES;
      if (text === sent) return;
      let savedAt: string | undefined;
      const send = async () => {
        const response = await post<{ data: { updatedAt: string } }>(
          `/desk/versions/${versionId}/autosave`,
          { updatedAt: seen, data },
        );
        savedAt = response.data.data.updatedAt;
      };
      const seen = await timeSeen(versionId, loaded);
      // A save that was waited for may have dealt with it.
      if (!wanted.current) return;
      try {
        await saveVersion(versionId, send, async () => savedAt);
        lastSent.current = { loaded, text };
        if (latest.current.values === typed) forgetChanges({ userId, versionId });
        setState({ kind: 'saved', at: new Date() });
      } catch (error) {
        const deskError = deskErrorOf(error);
        const isConflict = deskError?.status === 409;
        setState(
          isConflict ? { kind: 'conflict', details: deskError?.details ?? {} } : { kind: 'failed' },
        );
      }
    },
    [post, userId, versionId, loaded],
  );

  useEffect(() => {
    if (!isWanted) return;
    const saveNow = () => void save(values);
    const timer = setTimeout(saveNow, PAUSE_MS);
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('online', saveNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('online', saveNow);
    };
  }, [isWanted, save, values]);

  return state;
}

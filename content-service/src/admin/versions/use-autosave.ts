import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asSent } from './changed-fields';
import type { DeskErrorDetails } from './describe-desk-error';
import { useDialog } from './dialog';
import { saveVersion, timeSeen } from './own-saves';
import { type FormIdentity, forgetChanges } from './unsaved-changes';
import { forgetSent, noteSent, unsentFields } from './unsent-fields';
import { deskErrorOf } from './use-desk';

/** So long after the last change; a pause in writing, as between two sentences. */
const PAUSE_MS = 5000;

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
  const { values, initialValues, isSubmitting } = useForm('Autosave', (form) => form);
  // Of the version as it was loaded: once the form shows another one, it counts no more.
  const [shown, setShown] = useState<{ loaded: typeof loaded; state: AutosaveState }>();
  const state = shown?.loaded === loaded ? shown?.state : undefined;
  const latest = useRef({ values, initialValues });
  latest.current = { values, initialValues };
  // In a dialog the editor may be choosing between what was typed and something else.
  const isChoosing = useDialog() !== null;
  // The form does not know: it is unmodified when all is set back that was sent.
  const isUnsent =
    versionId !== undefined &&
    Object.keys(unsentFields(versionId, { initialValues, values })).length > 0;
  const isWanted =
    isDraft && isUnsent && !isSubmitting && !isChoosing && state?.kind !== 'conflict';
  const wanted = useRef(isWanted);
  wanted.current = isWanted;
  const running = useRef(Promise.resolve());

  useEffect(() => {
    // Strapi's form takes what is loaded in an effect of the same turn.
    if (versionId !== undefined && loaded !== undefined) forgetSent(versionId, loaded);
  }, [versionId, loaded]);
  useEffect(() => {
    if (versionId === undefined) return;
    // What the form before this one has sent is in what this one loads.
    forgetSent(versionId);
    return () => forgetSent(versionId);
  }, [versionId]);

  const saveNow = useCallback(
    async (typed: typeof values) => {
      if (versionId === undefined) return;
      const setState = (next: AutosaveState) => setShown({ loaded, state: next });
      const seen = await timeSeen(versionId, loaded);
      // A save that was waited for may have dealt with it; what is typed later has its own pause.
      if (!wanted.current || latest.current.values !== typed) return;
      const fields = unsentFields(versionId, latest.current);
      if (Object.keys(fields).length === 0) return;
      let savedAt: string | undefined;
      const send = async () => {
        const response = await post<{ data: { updatedAt: string } }>(
          `/desk/versions/${versionId}/autosave`,
          { updatedAt: seen, data: asSent(fields) },
        );
        savedAt = response.data.data.updatedAt;
        const held = new Map<string, unknown>(Object.entries(typed));
        const names = Object.keys(fields);
        noteSent(
          versionId,
          savedAt,
          Object.fromEntries(names.map((name) => [name, held.get(name) ?? null])),
        );
      };
      try {
        await saveVersion(versionId, send, async () => savedAt);
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
  const save = useCallback(
    (typed: typeof values) => {
      // One after the other: two that have seen the same version would be in conflict.
      running.current = running.current.then(() => saveNow(typed));
    },
    [saveNow],
  );

  useEffect(() => {
    if (!isWanted) return;
    const saveTyped = () => save(values);
    const timer = setTimeout(saveTyped, PAUSE_MS);
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveTyped();
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('online', saveTyped);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('online', saveTyped);
    };
  }, [isWanted, save, values]);

  return state;
}

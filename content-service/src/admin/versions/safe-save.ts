import { useAuth, useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { keepPlace } from '../frame/focus';
import { changedFields, isSame } from './changed-fields';
import { describeDeskError } from './describe-desk-error';
import { type OtherSave, openDialog } from './dialog';
import {
  type Action,
  type DocumentAction,
  type EditViewProps,
  isOpen,
  VERSION,
} from './document-action';
import { saveVersion, timeSeen } from './own-saves';
import { useSay } from './texts/desk-texts';
import { forgetChanges, keepChanges } from './unsaved-changes';
import { whileCreating } from './unsaved-events';
import { unsentFields } from './unsent-fields';
import { deskErrorOf } from './use-desk';
import { useFormatTime } from './use-format-time';

/**
 * Wraps the panel's "Save" for versions: asks before saving whether another user has saved since the
 * form was loaded. Strapi resets the form after a refused save, and what was typed would be lost.
 */
export function safeSave(original: DocumentAction): DocumentAction {
  const wrapped: DocumentAction = (props) => useSafeSave(original(props), props);
  return Object.assign(wrapped, { type: original.type, position: original.position });
}

function useSafeSave(action: Action | null, props: EditViewProps): Action | null {
  const { toggleNotification } = useNotification();
  const { get } = useFetchClient();
  const say = useSay();
  const formatTime = useFormatTime();
  const userId = String(useAuth('SafeSave', ({ user }) => user?.id));
  const form = useForm('SafeSave', (state) => state);
  const latest = useRef(form);
  latest.current = form;
  const { documentId } = props;
  // The form is reset whenever the panel has loaded the document again.
  const loaded = props.document?.updatedAt;
  const isVersion = props.model === VERSION;

  const readStored = async (versionId: string) =>
    (await get<{ data: OtherSave }>(`/desk/versions/${versionId}`)).data.data;

  /** Has the form undo choices that were saved automatically: it sends only what changed since it was loaded. */
  const undoSent = async (versionId: string) => {
    const { values, setValues } = latest.current;
    const held = new Map<string, unknown>(Object.entries(values));
    const undone = Object.entries(unsentFields(versionId, latest.current)).filter(
      ([name, value]) => !isSame(value, held.get(name)),
    );
    if (undone.length === 0) return;
    setValues({ ...values, ...Object.fromEntries(undone) });
    // Strapi sends what the form has rendered.
    await new Promise(requestAnimationFrame);
  };

  const saveNow = async (versionId: string, before: string, event: SyntheticEvent) => {
    await undoSent(versionId);
    const { initialValues, getValues, setValues } = latest.current;
    let typed = {};
    const after = await saveVersion(
      versionId,
      async () => {
        await keepFocus(() => action?.onClick?.(event));
        typed = changedFields(initialValues, getValues());
        // Strapi has just set the form back to what it sent; nothing of that is rendered yet.
        setValues(getValues());
      },
      async () => (await readStored(versionId).catch(() => null))?.updatedAt,
    );
    const since = changedFields(latest.current.initialValues, latest.current.values);
    if (after === undefined || after === before) {
      // Refused, and the form shows what is stored.
      setValues({ ...getValues(), ...typed, ...since });
    } else if (Object.keys(since).length === 0) {
      forgetChanges({ userId, versionId });
    } else {
      const at = new Date().toISOString();
      keepChanges({ userId, versionId }, { fields: since, basedOn: after, at });
    }
  };

  const create = async (event: SyntheticEvent) => {
    // Strapi says in English only that the session has ended, and nothing of what becomes of the text.
    await get('/admin/users/me');
    const { getValues } = latest.current;
    return whileCreating(getValues(), () => keepFocus(() => action?.onClick?.(event)));
  };

  const saveOrAsk = async (event: SyntheticEvent) => {
    try {
      if (documentId === undefined) return await create(event);
      const [seen, stored] = [await timeSeen(documentId, loaded), await readStored(documentId)];
      if (stored.updatedAt === seen) return await saveNow(documentId, stored.updatedAt, event);
      openDialog({ kind: 'conflict', versionId: documentId, other: stored });
    } catch (error) {
      const deskError = deskErrorOf(error);
      const reason = deskError ? describeDeskError(deskError, say, formatTime) : '';
      const message = `${reason} ${say('unsaved.kept')}`.trim();
      toggleNotification({ type: 'danger', message, timeout: 10_000 });
    }
  };

  const isSaving = useRef(false);
  // The button is disabled too late for a double click, which would create a new post twice.
  const save = async (event: SyntheticEvent) => {
    event.preventDefault?.();
    if (isSaving.current) return;
    isSaving.current = true;
    // Strapi renders its buttons anew once the version is saved.
    if (document.activeElement instanceof HTMLButtonElement) keepPlace(document.activeElement);
    try {
      return await saveOrAsk(event);
    } finally {
      isSaving.current = false;
    }
  };

  const saveByKey = useRef<() => Promise<void>>(undefined);
  saveByKey.current = async () => {
    if (!action?.disabled) await save(new Event('submit') as never);
  };
  useEffect(() => {
    if (!isVersion) return;
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isSave || (event.key !== 's' && event.key !== 'Enter')) return;
      event.preventDefault();
      // The panel's own listener would save without asking.
      event.stopImmediatePropagation();
      // Fields write what was typed into the form when they lose the focus.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) keepFocus(() => activeElement.blur());
      requestAnimationFrame(() => void saveByKey.current?.());
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isVersion]);

  if (!action || !isVersion) return action;
  if (documentId !== undefined && !isOpen(props.document?.state)) return null;
  return { ...action, onClick: save };
}

/** Strapi takes the focus from the field before it saves; one who types on would type into nothing. */
function keepFocus<Result>(save: () => Result): Result {
  const { activeElement } = document;
  const saving = save();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return saving;
}

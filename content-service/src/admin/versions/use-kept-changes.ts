import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from './changed-fields';
import {
  beginKeeping,
  type FormIdentity,
  forgetChanges,
  forgetOffer,
  keepChanges,
  offerChanges,
  readOffer,
  type UnsavedChanges,
} from './unsaved-changes';
import { createdVersion } from './unsaved-events';
import { unsentFields } from './unsent-fields';

/** So long after a keystroke it is kept; the storage of browsers is slow. */
const PAUSE_MS = 300;

/**
 * Keeps what is typed in the form in this browser until it is saved.
 * @param basedOn `updatedAt` of the version that the form shows
 * @returns what an earlier form of the version left behind, and what to do with it
 */
export function useKeptChanges(
  { userId, versionId, isNew }: FormIdentity & { isNew: boolean },
  basedOn: string | null,
) {
  const { values, initialValues, setValues } = useForm('KeptChanges', (form) => form);
  const [offered, setOffered] = useState<UnsavedChanges | null>(null);
  const latest = useRef({ values, initialValues, basedOn });
  latest.current = { values, initialValues, basedOn };
  const kept = useRef<typeof values>();

  const keep = useCallback(
    (typed: typeof values) => {
      const { initialValues, basedOn } = latest.current;
      // What was kept may have been saved since, and another tab may keep what is typed there.
      if (typed === initialValues || typed === kept.current) return;
      const fields = unsentFields(versionId, { initialValues, values: typed });
      const isUndone = Object.keys(fields).length === 0;
      if (isUndone && kept.current) forgetChanges({ userId, versionId });
      kept.current = isUndone ? undefined : typed;
      if (isUndone) return;
      const at = new Date().toISOString();
      keepChanges({ userId, versionId }, { fields, basedOn, at });
    },
    [userId, versionId],
  );

  useEffect(() => beginKeeping({ userId, versionId }), [userId, versionId]);

  const offer = useCallback(
    (found: UnsavedChanges | null) => {
      const shown = new Map<string, unknown>(Object.entries(latest.current.values));
      const isShown = Object.entries(found?.fields ?? {}).every(([field, value]) =>
        isSame(value, shown.get(field)),
      );
      if (!isShown && found && !found.isContinued) return setOffered(found);
      forgetOffer({ userId, versionId });
      if (!isShown) setValues({ ...latest.current.values, ...found?.fields });
    },
    [userId, versionId, setValues],
  );

  useEffect(() => {
    if (!isNew) offer(offerChanges({ userId, versionId }, new Date()));
  }, [userId, versionId, isNew, offer]);

  useEffect(() => {
    const timer = setTimeout(() => keep(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep, values]);

  useEffect(() => {
    const keepNow = () => keep(latest.current.values);
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      const { values } = latest.current;
      const created = isNew ? createdVersion(window.location.pathname, values) : null;
      if (!created) return keepNow();
      forgetChanges({ userId, versionId });
      if (Object.keys(created.typed).length === 0) return;
      const at = new Date().toISOString();
      keepChanges(
        { userId, versionId: created.versionId },
        { fields: created.typed, basedOn: null, at, isContinued: true },
      );
    };
  }, [keep, userId, versionId, isNew]);

  const deleteOffer = () => {
    forgetOffer({ userId, versionId });
    setOffered(null);
  };
  const putBack = () => {
    setValues({ ...latest.current.values, ...offered?.fields });
    deleteOffer();
  };
  /** Offers what was taken over from another version since the form was opened. */
  const offerTaken = () => offer(readOffer({ userId, versionId }, new Date()));
  return { offered, putBack, deleteOffer, offerTaken };
}

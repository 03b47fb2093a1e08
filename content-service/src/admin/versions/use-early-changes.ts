import { useAuth, unstable_useDocument as useDocument, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { changedFields } from './changed-fields';
import { documentQuery, VERSION } from './document-action';
import { forgetChanges, isKept, keepChanges } from './unsaved-changes';
import { useNewPostId } from './use-new-post-id';

/**
 * Keeps what is typed in a version's form before the panel beside it has appeared, which then does so.
 * Strapi renders its panels some time after the fields. Call it in a field that every form has.
 */
export function useEarlyChanges(): void {
  const { slug, id } = useParams();
  const userId = String(useAuth('EarlyChanges', ({ user }) => user?.id));
  const newPost = useNewPostId();
  const isNew = id === undefined || id === 'create';
  // Forms of other types have no version to read.
  const { document } = useDocument(documentQuery(isNew || slug !== VERSION ? undefined : id));
  const basedOn = document?.updatedAt ?? null;
  const versionId = isNew ? newPost : id;
  const { values, initialValues, modified } = useForm('EarlyChanges', (form) => form);
  const hasKept = useRef(false);
  useEffect(() => {
    const form = { userId, versionId };
    if (slug !== VERSION || isKept(form)) return;
    // Set back before the panel has appeared: there is nothing to offer.
    if (!modified && hasKept.current) forgetChanges(form);
    hasKept.current = modified;
    if (!modified) return;
    const fields = changedFields(initialValues, values);
    keepChanges(form, { fields, basedOn, at: new Date().toISOString() });
  }, [slug, userId, versionId, basedOn, values, initialValues, modified]);
}

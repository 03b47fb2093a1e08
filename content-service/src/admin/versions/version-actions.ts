import { useAuth, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askAboutOtherDraft, openDialog } from './dialog';
import { type DocumentAction, formAddress, isOpen, POST, VERSION } from './document-action';
import { whileLocked } from './form-lock';
import { timeSeen } from './own-saves';
import { reloadEntries } from './reload-entries';
import { useSay } from './texts/desk-texts';
import { takeOverChanges } from './unsaved-changes';
import { useDesk } from './use-desk';
import { useMakePublic } from './use-make-public';
import { useMayMakePublic } from './use-may-make-public';

/** "Make public": what is stored becomes the post. Changes have to be saved first. */
export const MakePublicAction: DocumentAction = ({ model, documentId, document }) => {
  const say = useSay();
  const makePublic = useMakePublic();
  const [loading, setLoading] = useState(false);
  const isModified = useForm('MakePublicAction', ({ modified }) => modified);
  const mayMakePublic = useMayMakePublic();
  if (model !== VERSION || !documentId || !isOpen(document?.state)) return null;
  if (!mayMakePublic) return null;
  return {
    label: say(isModified ? 'save-first' : 'make-public'),
    position: ['panel'],
    variant: 'default',
    disabled: isModified,
    loading,
    onClick: async () => {
      setLoading(true);
      await whileLocked(async () =>
        makePublic(documentId, await timeSeen(documentId, document?.updatedAt)),
      );
      setLoading(false);
      return true;
    },
  };
};

/** "Make public as a correction": asks what was wrong, which readers see. Only for what was public before. */
export const CorrectionAction: DocumentAction = ({ model, documentId, document }) => {
  const say = useSay();
  const isModified = useForm('CorrectionAction', ({ modified }) => modified);
  const mayMakePublic = useMayMakePublic();
  if (model !== VERSION || !documentId || !isOpen(document?.state)) return null;
  if (!mayMakePublic || !document?.post_document_id) return null;
  return {
    label: say('make-correction'),
    position: ['panel'],
    variant: 'secondary',
    disabled: isModified,
    onClick: async () => {
      const updatedAt = await timeSeen(documentId, document?.updatedAt);
      if (updatedAt) openDialog({ kind: 'correction', versionId: documentId, updatedAt });
      return true;
    },
  };
};

/** "Schedule": plans when the version appears and when its post disappears. */
export const ScheduleAction: DocumentAction = ({ model, documentId, document }) => {
  const say = useSay();
  const isModified = useForm('ScheduleAction', ({ modified }) => modified);
  const mayMakePublic = useMayMakePublic();
  if (model !== VERSION || !documentId || !isOpen(document?.state)) return null;
  if (!mayMakePublic) return null;
  return {
    label: say('schedule.action'),
    position: ['panel'],
    variant: 'secondary',
    disabled: isModified,
    onClick: async () => {
      const updatedAt = await timeSeen(documentId, document?.updatedAt);
      if (updatedAt) openDialog({ kind: 'schedule', versionId: documentId, updatedAt });
      return true;
    },
  };
};

/** "Discard draft": the version is put aside, and the post stays as it is. */
export const DiscardAction: DocumentAction = ({ model, documentId, document }) => {
  const say = useSay();
  const navigate = useNavigate();
  const desk = useDesk();
  if (model !== VERSION || !documentId || !isOpen(document?.state)) return null;
  const discard = async () => {
    const discarded = await desk.post(`/versions/${documentId}/state`, {
      state: 'discarded',
      updatedAt: await timeSeen(documentId, document?.updatedAt),
    });
    if (!discarded) return;
    desk.notify(say('discard.done'));
    reloadEntries();
    if (document?.post_document_id) navigate(formAddress(POST, document.post_document_id));
  };
  return {
    label: say('discard.action'),
    position: ['panel'],
    variant: 'danger',
    onClick: () => {
      openDialog({
        kind: 'confirm',
        title: 'discard.title',
        message: document?.post_document_id ? 'discard.message' : 'discard.message-new',
        confirm: 'discard.action',
        run: () => whileLocked(discard),
      });
      return true;
    },
  };
};

/** "Restore" on a version that cannot be edited: a new draft with its text. */
export const RestoreAction: DocumentAction = ({ model, documentId, document }) => {
  const say = useSay();
  const navigate = useNavigate();
  const desk = useDesk();
  const userId = String(useAuth('RestoreAction', ({ user }) => user?.id));
  if (model !== VERSION || !documentId || !document?.state || isOpen(document.state)) return null;
  return {
    label: say('restore'),
    position: ['panel'],
    variant: 'default',
    onClick: async () => {
      const draft = await whileLocked(() =>
        desk.post<{ documentId: string }>(
          `/versions/${documentId}/restore`,
          {},
          { onConflict: askAboutOtherDraft({ version: documentId }) },
        ),
      );
      if (!draft) return true;
      takeOverChanges({ userId, versionId: draft.documentId }, documentId);
      navigate(formAddress(VERSION, draft.documentId));
      return true;
    },
  };
};

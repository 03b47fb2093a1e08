import { useForm } from '@strapi/strapi/admin';
import { openDialog } from './dialog';
import { type DocumentAction, VERSION } from './document-action';
import { whileLocked } from './form-lock';
import { timeSeen } from './own-saves';
import { reloadEntries } from './reload-entries';
import { useSay } from './texts/desk-texts';
import { useDesk } from './use-desk';
import { useMayMakePublic } from './use-may-make-public';

/** "Send to review": a user who may make it public finds it among what is in review. */
export const ReviewAction: DocumentAction = ({ model, documentId, document }) => {
  const say = useSay();
  const isModified = useForm('ReviewAction', ({ modified }) => modified);
  const isDraft = document?.state === 'autosaved' || document?.state === 'draft';
  if (model !== VERSION || !documentId || !isDraft) return null;
  return {
    label: say('send-to-review'),
    position: ['panel'],
    variant: 'secondary',
    disabled: isModified,
    onClick: async () => {
      const updatedAt = await timeSeen(documentId, document?.updatedAt);
      if (updatedAt) {
        openDialog({ kind: 'hand-over', step: 'review', versionId: documentId, updatedAt });
      }
      return true;
    },
  };
};

/** "Return to the author", for users who may make it public; others take back what is in review. */
export const ReturnAction: DocumentAction = ({ model, documentId, document }) => {
  const say = useSay();
  const desk = useDesk();
  const isModified = useForm('ReturnAction', ({ modified }) => modified);
  const isReviewer = useMayMakePublic();
  if (model !== VERSION || !documentId || document?.state !== 'in-review') return null;
  const takeBack = async (updatedAt: string) => {
    const body = { state: 'draft', updatedAt, note: null };
    if (!(await desk.post(`/versions/${documentId}/state`, body))) return;
    desk.notify(say('taken-back'));
    reloadEntries();
  };
  return {
    label: say(isReviewer ? 'return' : 'take-back'),
    position: ['panel'],
    variant: 'secondary',
    disabled: isModified,
    onClick: async () => {
      const updatedAt = await timeSeen(documentId, document?.updatedAt);
      if (!updatedAt) return true;
      if (!isReviewer) await whileLocked(() => takeBack(updatedAt));
      else openDialog({ kind: 'hand-over', step: 'return', versionId: documentId, updatedAt });
      return true;
    },
  };
};

import { useForm, useRBAC } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { type DocumentAction, formAddress, isOpen, POST, VERSION } from './document-action';
import { timeSeen } from './own-saves';
import { useDesk } from './use-desk';

const PERMISSIONS = [{ action: 'api::desk.make-public', subject: null }];

/**
 * "Make public": what is stored becomes the post. Changes have to be saved first.
 * @param reloadEntries has the panel load entries again
 */
export const makePublicAction =
  (reloadEntries: () => void): DocumentAction =>
  ({ model, documentId, document }) => {
    const { formatMessage } = useIntl();
    const navigate = useNavigate();
    const desk = useDesk();
    const isModified = useForm('MakePublicAction', ({ modified }) => modified);
    const { allowedActions } = useRBAC(PERMISSIONS);
    if (model !== VERSION || !documentId || !isOpen(document?.state)) return null;
    if (!allowedActions.canMakePublic) return null;
    return {
      label: isModified
        ? formatMessage({ id: 'desk.save-first', defaultMessage: 'Save, then make public' })
        : formatMessage({ id: 'desk.make-public', defaultMessage: 'Make public' }),
      position: ['panel'],
      variant: 'default',
      disabled: isModified,
      onClick: async () => {
        const made = await desk.post<{ postDocumentId: string }>(
          `/versions/${documentId}/make-public`,
          { updatedAt: await timeSeen(documentId, document?.updatedAt) },
        );
        if (!made) return true;
        desk.notify(formatMessage({ id: 'desk.made-public', defaultMessage: 'It is public now.' }));
        reloadEntries();
        navigate(formAddress(POST, made.postDocumentId));
        return true;
      },
    };
  };

/** "Send to review": somebody who may make it public finds it among what is in review. */
export const ReviewAction: DocumentAction = ({ model, documentId, document }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const desk = useDesk();
  const isModified = useForm('ReviewAction', ({ modified }) => modified);
  const isDraft = document?.state === 'autosaved' || document?.state === 'draft';
  if (model !== VERSION || !documentId || !isDraft) return null;
  return {
    label: formatMessage({ id: 'desk.send-to-review', defaultMessage: 'Send to review' }),
    position: ['panel'],
    variant: 'secondary',
    disabled: isModified,
    onClick: async () => {
      const sent = await desk.post(`/versions/${documentId}/state`, {
        state: 'in-review',
        updatedAt: await timeSeen(documentId, document?.updatedAt),
      });
      if (!sent) return true;
      desk.notify(formatMessage({ id: 'desk.sent', defaultMessage: 'It is in review now.' }));
      // Loads the version with its new state.
      navigate(0);
      return true;
    },
  };
};

/** "Restore" on a version that is or was public: a new draft with its text. */
export const RestoreAction: DocumentAction = ({ model, documentId, document }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const desk = useDesk();
  if (model !== VERSION || !documentId || !document?.state || isOpen(document.state)) return null;
  return {
    label: formatMessage({ id: 'desk.restore', defaultMessage: 'Restore as a draft' }),
    position: ['panel'],
    variant: 'default',
    onClick: async () => {
      const draft = await desk.post<{ documentId: string }>(`/versions/${documentId}/restore`);
      if (draft) navigate(formAddress(VERSION, draft.documentId));
      return true;
    },
  };
};

import { useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { type DocumentAction, formAddress, POST, VERSION } from './document-action';
import { useDesk } from './use-desk';

const UPDATE_VERSIONS = [{ action: 'plugin::content-manager.explorer.update', subject: VERSION }];

/** "Edit post": opens the version that is being written, or a new one. */
export const EditAction: DocumentAction = ({ model, documentId }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const desk = useDesk();
  const [loading, setLoading] = useState(false);
  const { allowedActions } = useRBAC(UPDATE_VERSIONS);
  if (model !== POST || documentId === undefined || !allowedActions.canUpdate) return null;
  return {
    label: formatMessage({ id: 'desk.edit', defaultMessage: 'Edit post' }),
    position: ['panel'],
    loading,
    onClick: async () => {
      setLoading(true);
      const version = await desk.post<{ documentId: string }>(`/posts/${documentId}/version`);
      setLoading(false);
      if (version) navigate(formAddress(VERSION, version.documentId));
      return true;
    },
  };
};

import { Duplicate } from '@strapi/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DocumentAction, formAddress, POST, VERSION } from './document-action';
import { useSay } from './texts/desk-texts';
import { useDesk } from './use-desk';
import { usePostRights } from './use-post-rights';

/** "Duplicate": opens a draft with the same content and another web address, for a new post. */
export const DuplicateAction: DocumentAction = ({ model, documentId }) => {
  const say = useSay();
  const navigate = useNavigate();
  const desk = useDesk();
  const [loading, setLoading] = useState(false);
  const rights = usePostRights(model === POST ? documentId : undefined);
  if (model !== POST || documentId === undefined || !rights.create) return null;
  return {
    label: say('duplicate'),
    icon: <Duplicate fill="currentColor" />,
    position: ['panel', 'table-row'],
    variant: 'secondary',
    loading,
    onClick: async () => {
      setLoading(true);
      const copy = await desk.post<{ documentId: string }>(`/posts/${documentId}/duplicate`);
      setLoading(false);
      if (!copy) return true;
      desk.notify(say('duplicated'));
      navigate(formAddress(VERSION, copy.documentId));
      return true;
    },
  };
};
DuplicateAction.position = ['panel', 'table-row'];

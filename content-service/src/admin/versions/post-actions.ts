import { useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askAboutOtherDraft, type LinkingPosts, openDialog } from './dialog';
import { type DocumentAction, formAddress, POST, VERSION } from './document-action';
import { reloadEntries } from './reload-entries';
import { useSay } from './texts/desk-texts';
import { useDesk } from './use-desk';
import { usePostRights } from './use-post-rights';

const DELETE_POSTS = [{ action: 'api::desk.delete-post', subject: null }];

/** "Edit post": opens a version; asks first if another user is writing one. */
export const EditAction: DocumentAction = ({ model, documentId }) => {
  const say = useSay();
  const navigate = useNavigate();
  const desk = useDesk();
  const [loading, setLoading] = useState(false);
  const rights = usePostRights(model === POST ? documentId : undefined);
  if (model !== POST || documentId === undefined || !rights.update) return null;
  return {
    label: say('edit'),
    position: ['panel'],
    loading,
    onClick: async () => {
      setLoading(true);
      const version = await desk.post<{ documentId: string }>(
        `/posts/${documentId}/version`,
        {},
        { onConflict: askAboutOtherDraft({ post: documentId }) },
      );
      setLoading(false);
      if (version) navigate(formAddress(VERSION, version.documentId));
      return true;
    },
  };
};

/** "Delete post": it can be put back from the desk. For those who may also write the post. */
export const DeletePostAction: DocumentAction = ({ model, documentId }) => {
  const say = useSay();
  const navigate = useNavigate();
  const desk = useDesk();
  const [loading, setLoading] = useState(false);
  const { allowedActions } = useRBAC(DELETE_POSTS);
  const rights = usePostRights(model === POST ? documentId : undefined);
  if (model !== POST || documentId === undefined) return null;
  if (!allowedActions.canDeletePost || !rights.update) return null;
  const remove = async () => {
    const deleted = await desk.delete(`/posts/${documentId}`);
    if (!deleted) return;
    desk.notify(say('delete.done'));
    navigate('/');
    reloadEntries();
  };
  return {
    label: say('delete.action'),
    position: ['panel'],
    variant: 'danger',
    loading,
    onClick: async () => {
      setLoading(true);
      const linking = await desk.get<LinkingPosts>(`/posts/${documentId}/linking-posts`);
      setLoading(false);
      if (linking) openDialog({ kind: 'delete-post', linking, run: remove });
      return true;
    },
  };
};

import { useNavigate } from 'react-router-dom';
import { formAddress, VERSION } from '../versions/document-action';
import { useDesk } from '../versions/use-desk';

/** Opens a version of a post: a new one, or the one that somebody is writing. */
export function useEditPost(): (postId: string) => Promise<void> {
  const desk = useDesk();
  const navigate = useNavigate();
  const open = (versionId: string) => navigate(formAddress(VERSION, versionId));
  return async (postId) => {
    const version = await desk.post<{ documentId: string }>(
      `/posts/${postId}/version`,
      {},
      {
        onConflict: ({ reason, documentId }) => {
          if (reason !== 'version-open' || !documentId) return false;
          open(documentId);
          return true;
        },
      },
    );
    if (version) open(version.documentId);
  };
}

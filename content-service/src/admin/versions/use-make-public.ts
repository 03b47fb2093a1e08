import { useNavigate } from 'react-router-dom';
import { closeDialog, openDialog } from './dialog';
import { formAddress, POST } from './document-action';
import { whileLocked } from './form-lock';
import { reloadEntries } from './reload-entries';
import { useSay } from './texts/desk-texts';
import { useDesk } from './use-desk';

type MakePublic = (
  versionId: string,
  /** Of the version that was seen. */
  updatedAt: string | undefined,
  /** What was wrong before, in words for readers, if it is a correction. */
  correction?: string,
) => Promise<void>;

/** Makes a version public and shows the post; asks what to do if the post has changed meanwhile. */
export function useMakePublic(): MakePublic {
  const say = useSay();
  const navigate = useNavigate();
  const desk = useDesk();
  const makePublic: MakePublic = async (versionId, updatedAt, correction) => {
    const made = await desk.post<{ postDocumentId: string }>(
      `/versions/${versionId}/make-public`,
      { updatedAt, ...(correction !== undefined && { correction }) },
      {
        onConflict: (conflict) => {
          if (conflict.reason !== 'post-changed' || !updatedAt) return false;
          openDialog({ kind: 'post-conflict', versionId, updatedAt, conflict });
          return true;
        },
      },
    );
    if (!made) return;
    closeDialog();
    desk.notify(say('made-public'));
    reloadEntries();
    navigate(formAddress(POST, made.postDocumentId));
  };
  return (...version) => whileLocked(() => makePublic(...version));
}

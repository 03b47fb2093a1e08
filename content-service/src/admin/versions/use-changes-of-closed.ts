import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { isOpen } from './document-action';
import { type FormIdentity, keptVersions, takeOverChanges } from './unsaved-changes';
import { isNewPostId } from './unsaved-posts';

interface StoredVersion {
  state: string;
  post_document_id: string | null;
}

/**
 * Takes over what was typed in versions of a post that can no longer be changed: somebody has made them
 * public or put them aside meanwhile, and nobody would open them again to save it.
 * @param form of an open version
 * @param postId of its post; without one, there is nothing to take over
 * @param onTaken called when there is something to offer
 */
export function useChangesOfClosed(
  { userId, versionId }: FormIdentity,
  postId: string | null | undefined,
  onTaken: () => void,
): void {
  const { get } = useFetchClient();
  const taken = useRef(onTaken);
  taken.current = onTaken;
  useEffect(() => {
    if (!postId) return;
    let isShown = true;
    const takeOver = async (other: string) => {
      // One that was deleted, or that the user may not read any more, belongs to no post here.
      const version = await get<{ data: StoredVersion }>(`/desk/versions/${other}`).then(
        ({ data }) => data.data,
        () => null,
      );
      if (!isShown || version?.post_document_id !== postId || isOpen(version.state)) return;
      takeOverChanges({ userId, versionId }, other);
      taken.current();
    };
    for (const other of keptVersions(userId)) {
      if (other !== versionId && !isNewPostId(other)) void takeOver(other);
    }
    return () => {
      isShown = false;
    };
  }, [get, userId, versionId, postId]);
}

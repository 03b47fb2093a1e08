import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formAddress, VERSION } from '../versions/document-action';
import { useDesk } from '../versions/use-desk';

/** Begins a translation of a post and opens its draft. */
export function useStartTranslation() {
  const desk = useDesk();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  /** @param community document id of the community that it is for */
  const start = async (postId: string, community: string) => {
    setIsStarting(true);
    const address = `/posts/${postId}/translations`;
    const draft = await desk.post<{ documentId: string }>(address, { community });
    setIsStarting(false);
    if (draft) navigate(formAddress(VERSION, draft.documentId));
  };
  return { start, isStarting };
}

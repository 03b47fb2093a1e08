import { useRBAC } from '@strapi/strapi/admin';
import { useDesk } from '../versions/use-desk';
import { type InboxId, SETTLE } from './inbox';

export type Progress = 'new' | 'in-work' | 'done';

/** Takes, puts back and settles messages or reports. */
export function useProgress(inbox: InboxId) {
  const desk = useDesk();
  const { allowedActions } = useRBAC(SETTLE[inbox]);
  return {
    maySettle: allowedActions.canUpdate === true,
    /** A failure is shown. @param takeOver from another user */
    setProgress: async (documentId: string, progress: Progress, takeOver = false) => {
      const body = { progress, takeOver };
      await desk.post(`/inbox/${inbox}/entries/${documentId}/progress`, body);
    },
    /** @returns whether it was sent; a failure is shown */
    answer: async (documentId: string, answer: string) =>
      (await desk.post(`/inbox/${inbox}/entries/${documentId}/answer`, { answer })) !== null,
  };
}

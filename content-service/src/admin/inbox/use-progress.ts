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
    /** @returns whether it was done; a failure is shown */
    setProgress: async (documentId: string, progress: Progress, takeOver = false) => {
      const body = { progress, takeOver };
      return (await desk.post(`/inbox/${inbox}/entries/${documentId}/progress`, body)) !== null;
    },
    /** @returns whether it was sent; a failure is shown */
    answer: async (documentId: string, answer: string) =>
      (await desk.post(`/inbox/${inbox}/entries/${documentId}/answer`, { answer })) !== null,
  };
}

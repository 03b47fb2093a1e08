import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useSay } from '../versions/texts/desk-texts';

/** What `POST /bulk/posts` answers; see src/bulk/bulk-route.ts. */
interface Changed {
  data: { changed: number };
}

/**
 * Marks a post as checked today, and shows a notification.
 * @returns whether it was marked
 */
export function useMarkChecked(): (documentId: string, done: string) => Promise<boolean> {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const say = useSay();
  return async (documentId, done) => {
    try {
      const body = { documentIds: [documentId], change: { checked: true } };
      const { data } = await post<Changed>('/bulk/posts', body);
      const isMarked = data.data.changed === 1;
      const message = isMarked ? done : say('error.forbidden');
      toggleNotification({ type: isMarked ? 'success' : 'danger', message });
      return isMarked;
    } catch (error) {
      const message = isFetchError(error) ? error.message : say('error.unreachable');
      toggleNotification({ type: 'danger', message });
      return false;
    }
  };
}

import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** A call of the desk that was refused or failed. */
interface Refusal {
  message: string;
  /** The conflict, as `src/versions/conflict.ts` describes it. */
  details?: { reason?: string; by?: string | null; at?: string | null };
}

/** Calls of the desk. They return null after a failure, which is shown as a notification. */
export function useDesk() {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatMessage, formatDate } = useIntl();
  return useMemo(() => {
    const describe = ({ message, details }: Refusal) => {
      if (!details?.by || !details.at) return message;
      const at = formatDate(details.at, { dateStyle: 'medium', timeStyle: 'short' });
      return `${message} (${details.by}, ${at})`;
    };
    const call = async <Data>(
      request: () => Promise<{ data: { data: Data } }>,
    ): Promise<Data | null> => {
      try {
        return (await request()).data.data;
      } catch (error) {
        const unreachable = formatMessage({
          id: 'desk.unreachable',
          defaultMessage: 'The server could not be reached. Nothing was changed.',
        });
        const response = isFetchError(error) ? error.response?.data.error : undefined;
        // Strapi types the details as unknown.
        const refusal = (response as Refusal | undefined) ?? { message: unreachable };
        toggleNotification({ type: 'danger', message: describe(refusal), timeout: 10_000 });
        return null;
      }
    };
    return {
      get: <Data>(address: string) => call<Data>(() => get(`/desk${address}`)),
      post: <Data>(address: string, body: object = {}) =>
        call<Data>(() => post(`/desk${address}`, body)),
      notify: (message: string) => toggleNotification({ type: 'success', message }),
    };
  }, [get, post, toggleNotification, formatMessage, formatDate]);
}

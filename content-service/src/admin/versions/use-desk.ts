import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { type DeskError, type DeskErrorDetails, describeDeskError } from './describe-desk-error';
import { useSay } from './texts/desk-texts';
import { useFormatTime } from './use-format-time';

interface CallOptions {
  /** Called for a conflict. @returns whether it was dealt with, so that nothing is shown */
  onConflict?: (details: DeskErrorDetails) => boolean;
  /** Called for what cannot be saved as it is. @returns whether it was dealt with */
  onInvalid?: (details: DeskErrorDetails) => boolean;
}

/**
 * Calls of the desk. They return null after a failure, which is shown as a notification, and when the
 * panel aborts them because what made them is no longer shown.
 */
export function useDesk() {
  const { get, post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const say = useSay();
  const formatTime = useFormatTime();
  return useMemo(() => {
    const call = async <Data>(
      request: () => Promise<{ data: { data: Data } }>,
      { onConflict, onInvalid }: CallOptions = {},
    ): Promise<Data | null> => {
      try {
        return (await request()).data.data;
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') return null;
        const deskError = deskErrorOf(error);
        if (deskError?.status === 409 && onConflict?.(deskError.details ?? {})) return null;
        if (deskError?.status === 400 && onInvalid?.(deskError.details ?? {})) return null;
        const message = deskError
          ? describeDeskError(deskError, say, formatTime)
          : say('error.unreachable');
        toggleNotification({ type: 'danger', message, timeout: 10_000 });
        return null;
      }
    };
    return {
      get: <Data>(address: string) => call<Data>(() => get(`/desk${address}`)),
      post: <Data>(address: string, body: object = {}, options?: CallOptions) =>
        call<Data>(() => post(`/desk${address}`, body), options),
      delete: <Data>(address: string) => call<Data>(() => del(`/desk${address}`)),
      notify: (message: string) => toggleNotification({ type: 'success', message }),
    };
  }, [get, post, del, toggleNotification, say, formatTime]);
}

/** The `error` of a response; undefined if there was none. */
export function deskErrorOf(error: unknown): DeskError | undefined {
  const response = isFetchError(error) ? error.response?.data.error : undefined;
  // Strapi types the details as unknown.
  return response as DeskError | undefined;
}

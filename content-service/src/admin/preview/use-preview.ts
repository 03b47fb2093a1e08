import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { PreviewAddress } from '../../preview/addresses';
import { onSaved } from '../versions/own-saves';

/** `off`: the operator has not set the preview up. */
export type PreviewState =
  | { status: 'loading' | 'failed' | 'off' | 'signed-out' }
  | { status: 'ready'; addresses: PreviewAddress[] };

/** Why there is no preview, by the status of the response. */
const PROBLEMS: Readonly<Record<number, 'off' | 'signed-out'>> = { 401: 'signed-out', 501: 'off' };

/**
 * Signed addresses of a version, which expire after some minutes; new ones after each save.
 * @returns them, and what requests new ones
 */
export function usePreview(documentId: string): [state: PreviewState, refresh: () => void] {
  const { get } = useFetchClient();
  const [state, setState] = useState<PreviewState>({ status: 'loading' });
  const load = useCallback(async () => {
    try {
      const { data } = await get<{ data: PreviewAddress[] }>(
        `/desk/versions/${documentId}/preview`,
      );
      setState({ status: 'ready', addresses: data.data });
    } catch (error) {
      const problem = isFetchError(error) ? PROBLEMS[error.status ?? 0] : undefined;
      setState({ status: problem ?? 'failed' });
    }
  }, [get, documentId]);
  useEffect(() => {
    void load();
    return onSaved((saved) => {
      if (saved === documentId) void load();
    });
  }, [load, documentId]);
  return [state, load];
}

import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** As in `src/preview/addresses.ts`. */
interface PreviewAddress {
  /** Code of a language of the website. */
  language: string;
  address: string;
}

/** `off`: the operator has not set the preview up. */
export type PreviewState =
  | { status: 'loading' | 'failed' | 'off' }
  | { status: 'ready'; addresses: PreviewAddress[] };

const NOT_IMPLEMENTED = 501;

/**
 * Signed addresses of a version, which expire after some minutes.
 * @returns them, and what requests new ones
 */
export function usePreview(documentId: string): [state: PreviewState, refresh: () => void] {
  const { get } = useFetchClient();
  const [state, setState] = useState<PreviewState>({ status: 'loading' });
  const load = useCallback(async () => {
    setState({ status: 'loading' });
    try {
      const { data } = await get<{ data: PreviewAddress[] }>(
        `/desk/versions/${documentId}/preview`,
      );
      setState({ status: 'ready', addresses: data.data });
    } catch (error) {
      const isOff = isFetchError(error) && error.status === NOT_IMPLEMENTED;
      setState({ status: isOff ? 'off' : 'failed' });
    }
  }, [get, documentId]);
  useEffect(() => {
    void load();
  }, [load]);
  return [state, load];
}

import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** `src/versions/presence.ts` takes an editor for gone after two missed calls. */
const INTERVAL_MS = 20_000;

/** Tells the service that the version is open here. @returns the names of others who have it open */
export function usePresence(versionId: string | undefined): readonly string[] {
  const { post } = useFetchClient();
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (versionId === undefined) return;
    const call = () => {
      post<{ data: { others: string[] } }>(`/desk/versions/${versionId}/presence`).then(
        ({ data }) => setOthers(data.data.others),
        // Not worth a message; a save will tell.
        () => undefined,
      );
    };
    call();
    const timer = setInterval(call, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [post, versionId]);
  return others;
}

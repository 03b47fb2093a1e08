import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesk } from '../versions/use-desk';

/**
 * What a call of the desk answers.
 * @param address undefined to call nothing
 * @returns undefined while it loads and if it failed, which is shown as a notification; and a function
 * that loads it again
 */
export function useLoaded<Data>(
  address: string | undefined,
): [data: Data | undefined, reload: () => Promise<void>] {
  const desk = useDesk();
  const [loaded, setLoaded] = useState<{ address: string; data: Data }>();
  /** The address whose answer is still wanted. */
  const wanted = useRef<string>(undefined);
  const load = useCallback(async () => {
    if (address === undefined) return;
    const data = await desk.get<Data>(address);
    if (data && wanted.current === address) setLoaded({ address, data });
  }, [desk, address]);
  useEffect(() => {
    wanted.current = address;
    load();
    return () => {
      wanted.current = undefined;
    };
  }, [load, address]);
  return [loaded && loaded.address === address ? loaded.data : undefined, load];
}

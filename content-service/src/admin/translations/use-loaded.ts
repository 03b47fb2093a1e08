import { useCallback, useEffect, useState } from 'react';
import { useDesk } from '../versions/use-desk';

/**
 * What a call of the desk answers.
 * @param address undefined to call nothing
 * @returns undefined while it loads and if it failed, which is shown as a notification; and a function
 * that loads it again
 */
export function useLoaded<Data>(
  address: string | undefined,
): [data: Data | undefined, reload: () => void] {
  const desk = useDesk();
  const [loaded, setLoaded] = useState<{ address: string; data: Data }>();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says that it is wanted again
  useEffect(() => {
    if (address === undefined) return;
    let isWanted = true;
    desk.get<Data>(address).then((data) => {
      if (isWanted && data) setLoaded({ address, data });
    });
    return () => {
      isWanted = false;
    };
  }, [desk, address, count]);
  const reload = useCallback(() => setCount((before) => before + 1), []);
  return [loaded && loaded.address === address ? loaded.data : undefined, reload];
}

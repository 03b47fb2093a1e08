import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import type { Change } from '../app/content/change.ts';
import { type KeysHeader, keysOfChanges } from './surrogate-keys.ts';

/** How often a purge is tried again, and the first pause before that, in milliseconds; it doubles. */
const AGAIN = 4;
const PAUSE = 500;

/** How long one try may take, in milliseconds. */
const PATIENCE = 5000;

type Options = {
  /** Where the caches in front take purges by key, in Fastly's form. */
  url: string;
  token: string | undefined;
  /** In which a page has its keys, and a purge, too. */
  header: KeysHeader;
  /** Told of the first of several failures in a row. */
  failed: (error: unknown) => void;
  pause?: number;
};

/** Has the caches in front drop what shows something that has changed; nobody waits for it. */
export function purger({ url, token, header, failed, pause = PAUSE }: Options) {
  const backoff = new ExponentialBackoff({ initialDelay: pause });
  const again = retry(handleAll, { maxAttempts: AGAIN, backoff });
  let isFailing = false;

  async function purge(keys: string): Promise<void> {
    const headers = { [header]: keys, ...(token ? { 'Fastly-Key': token } : {}) };
    const signal = AbortSignal.timeout(PATIENCE);
    // The secret is for one address.
    const response = await fetch(url, { method: 'POST', headers, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The caches in front answered ${response.status}.`);
  }

  return async (changes: readonly Change[]): Promise<void> => {
    try {
      await again.execute(() => purge(keysOfChanges(changes, header)));
      isFailing = false;
    } catch (error) {
      if (!isFailing) failed(error);
      isFailing = true;
    }
  };
}

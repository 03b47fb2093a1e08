import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import type { Change } from '../app/content/change.ts';
import { type KeysHeader, keysOfChanges } from './surrogate-keys.ts';

/** How often a purge is tried again, and the first pause before that, in milliseconds; it doubles. */
const MAX_RETRIES = 4;
const INITIAL_BACKOFF_MS = 500;

/** How long one try may take, in milliseconds. */
const TIMEOUT_MS = 5000;

type Options = {
  /** Where the caches in front take purges by key, in Fastly's form. */
  url: string;
  token: string | undefined;
  /** In which a page has its keys, and a purge, too. */
  header: KeysHeader;
  /** Told of the first of several failures in a row. */
  onError: (error: unknown) => void;
  initialBackoffMs?: number;
};

/** Has the caches in front drop what shows something that has changed; nobody waits for it. */
export function createPurger({
  url,
  token,
  header,
  onError,
  initialBackoffMs = INITIAL_BACKOFF_MS,
}: Options) {
  const backoff = new ExponentialBackoff({ initialDelay: initialBackoffMs });
  const retryPolicy = retry(handleAll, { maxAttempts: MAX_RETRIES, backoff });
  let isFailing = false;

  async function purge(keys: string): Promise<void> {
    const headers = { [header]: keys, ...(token ? { 'Fastly-Key': token } : {}) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // The secret is for one address.
    const response = await fetch(url, { method: 'POST', headers, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The caches in front answered ${response.status}.`);
  }

  return async (changes: readonly Change[]): Promise<void> => {
    try {
      await retryPolicy.execute(() => purge(keysOfChanges(changes, header)));
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
}

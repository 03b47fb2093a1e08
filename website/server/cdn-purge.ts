import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import type { Change } from '../app/content/change.ts';
import { type KeysHeader, keysOfChanges } from './surrogate-keys.ts';

/** How often a failed purge is retried, and the first backoff in milliseconds; it doubles. */
const MAX_RETRIES = 4;
const INITIAL_BACKOFF_MS = 500;

/** Time limit of one attempt, in milliseconds. */
const TIMEOUT_MS = 5000;

type Options = {
  /** The CDN's endpoint for purges by key, in Fastly's format. */
  url: string;
  token: string | undefined;
  /** Header that carries the keys, of pages and of purges. */
  header: KeysHeader;
  /** Called for the first of several consecutive failures. */
  onError: (error: unknown) => void;
  initialBackoffMs?: number;
};

/** Purges pages that show changed content from the CDN. */
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
    // A redirect would send the token to another host.
    const response = await fetch(url, { method: 'POST', headers, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CDN responded with status ${response.status}.`);
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

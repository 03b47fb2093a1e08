import type { Change } from './notice';

/** Changes within this time are sent together. */
const BATCH_DELAY_MS = 50;
const INITIAL_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 15_000;
/** By then a notice is useless: the website revalidates its pages every minute. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_PENDING = 10_000;
const MAX_BATCH_SIZE = 500;

/**
 * Queues changes for one website: batches them, sends one notice at a time, retries with backoff and
 * drops changes that are too old.
 * @param send rejects if the website did not accept the changes
 * @param onFailure called once per outage, with the first error
 * @returns a function that queues changes; it never waits and never throws
 */
export function createOutbox(
  send: (changes: Change[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): (changes: Change[]) => void {
  const pending = new Map<string, { change: Change; since: number }>();
  let failures = 0;
  let isScheduled = false;

  const schedule = (delayMs: number) => {
    isScheduled = true;
    setTimeout(flush, delayMs).unref();
  };

  async function flush(): Promise<void> {
    const oldest = Date.now() - MAX_AGE_MS;
    for (const [key, { since }] of pending) if (since < oldest) pending.delete(key);
    const batch = [...pending].slice(0, MAX_BATCH_SIZE);
    if (batch.length === 0) {
      isScheduled = false;
      return;
    }
    try {
      await send(batch.map(([, { change }]) => change));
      failures = 0;
      // Changes that recurred meanwhile stay for the next notice.
      for (const [key, sent] of batch) if (pending.get(key) === sent) pending.delete(key);
    } catch (failure) {
      if (failures === 0) onFailure(failure);
      failures += 1;
    }
    schedule(failures === 0 ? BATCH_DELAY_MS : retryDelayAfter(failures));
  }

  return (changes) => {
    for (const change of changes) {
      pending.set(JSON.stringify(change), { change, since: Date.now() });
    }
    for (const key of pending.keys()) {
      if (pending.size <= MAX_PENDING) break;
      pending.delete(key);
    }
    if (!isScheduled) schedule(BATCH_DELAY_MS);
  };
}

const retryDelayAfter = (failures: number) =>
  Math.min(INITIAL_RETRY_DELAY_MS * 2 ** (failures - 1), MAX_RETRY_DELAY_MS);

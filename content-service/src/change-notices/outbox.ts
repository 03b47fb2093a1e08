import type { Change } from './notice';

/** Changes of one save, and of many saves at once, go out together. */
const BATCH_DELAY_MS = 50;
const INITIAL_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 15_000;
/** Later the website has looked for itself: it keeps a page for a minute. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_PENDING = 10_000;
const MAX_BATCH_SIZE = 500;

/**
 * Holds changes until one website has taken them: gathers, sends one notice at a time, tries again
 * after growing pauses, and gives up what is too old.
 * @param send rejects when the website did not take the changes
 * @param onFailure told why, once for each time that the website cannot be reached
 * @returns the way to put changes in; it never waits and never throws
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
      // What changed again while it was on its way stays for the next notice.
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

import { setTimeout as sleep } from 'node:timers/promises';
import { isLocked } from './unavailable';

/** Delay between two attempts to take the lock. */
const PROBE_INTERVAL_MS = 200;

interface Options {
  /** Whether the lock is available now. Must not wait: the driver blocks the event loop meanwhile. */
  tryLock: () => Promise<boolean>;
  /** Called when another program starts or stops holding the lock. */
  onChange: (locked: boolean) => void;
  /** Clock and timer, replaced in tests. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

const unrefPause = (ms: number) => sleep(ms, undefined, { ref: false });

/**
 * Retries statements on an SQLite file that other programs may lock. The driver is synchronous, so
 * waiting inside it would block the whole process. All waiting statements share one probe.
 * @returns a function that runs `work`, again after a lock; after `deadline` it rejects with an error
 * for which `isLocked` is true
 */
export function createLockRetry({
  tryLock,
  onChange,
  now = Date.now,
  pause = unrefPause,
}: Options) {
  let activeProbe: Promise<void> | undefined;

  async function probe(): Promise<void> {
    onChange(true);
    do await pause(PROBE_INTERVAL_MS);
    while (!(await tryLock()));
    onChange(false);
  }

  const waitUntilFree = () => {
    // If the probe itself fails, waiting work finds out by running again.
    activeProbe ??= probe()
      .catch(() => {})
      .finally(() => {
        activeProbe = undefined;
      });
    return activeProbe;
  };

  /** @throws the given error if the lock is still held at the deadline */
  async function waitForLock(deadline: number, error: unknown): Promise<void> {
    const remaining = deadline - now();
    const isFree =
      remaining > 0 && (await Promise.race([waitUntilFree().then(() => true), pause(remaining)]));
    if (isFree !== true) throw error;
  }

  return async <Result>(
    work: () => Promise<Result>,
    { deadline, isReadOnly }: { deadline: number; isReadOnly: boolean },
  ): Promise<Result> => {
    // A write lock does not block readers.
    if (activeProbe && !isReadOnly) await waitForLock(deadline, lockedError());
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLocked(error)) throw error;
        await waitForLock(deadline, error);
      }
    }
  };
}

const lockedError = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

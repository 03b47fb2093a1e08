import { setTimeout as sleep } from 'node:timers/promises';
import { isLocked } from './unavailable';

/** Pause between two attempts to get the lock that another program holds, in milliseconds. */
const PROBE_INTERVAL_MS = 200;

interface Options {
  /** Whether the lock can be had now. It must not wait: the driver stops the event loop for that. */
  tryLock: () => Promise<boolean>;
  /** Told when another program begins and ends to hold the lock for longer. */
  onChange: (locked: boolean) => void;
  /** For tests: how time passes. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

const unrefPause = (ms: number) => sleep(ms, undefined, { ref: false });

/**
 * Runs statements on a SQLite file that other programs may lock. The driver is synchronous, so that
 * waiting in it would stop the whole process; here it is awaited. However many statements wait, a
 * single probe asks for the lock.
 * @returns runs `work`, again where the file was locked, until the time `until`; then it rejects
 * with an error for which `isLocked` holds
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
    // Where the probe itself fails, whoever waits finds out by trying.
    activeProbe ??= probe()
      .catch(() => {})
      .finally(() => {
        activeProbe = undefined;
      });
    return activeProbe;
  };

  /** @throws the error that the lock caused, where it is held for too long */
  async function waitForLock(deadline: number, error: unknown): Promise<void> {
    const remaining = deadline - now();
    const isFree =
      remaining > 0 && (await Promise.race([waitUntilFree().then(() => true), pause(remaining)]));
    if (isFree !== true) throw error;
  }

  return async <Result>(
    work: () => Promise<Result>,
    { deadline: until, isReadOnly }: { deadline: number; isReadOnly: boolean },
  ): Promise<Result> => {
    // Readers are not kept waiting, as a lock on writing leaves them alone.
    if (activeProbe && !isReadOnly) await waitForLock(until, lockedError());
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLocked(error)) throw error;
        await waitForLock(until, error);
      }
    }
  };
}

const lockedError = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

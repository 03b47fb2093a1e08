import { setTimeout as sleep } from 'node:timers/promises';
import { isLocked } from './unavailable';

/** Pause between two attempts to get the lock that another program holds, in milliseconds. */
const PROBE_MS = 200;

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
export function writeLock({ tryLock, onChange, now = Date.now, pause = unrefPause }: Options) {
  let probing: Promise<void> | undefined;

  async function probe(): Promise<void> {
    onChange(true);
    do await pause(PROBE_MS);
    while (!(await tryLock()));
    onChange(false);
  }

  const untilFree = () => {
    // Where the probe itself fails, whoever waits finds out by trying.
    probing ??= probe()
      .catch(() => {})
      .finally(() => {
        probing = undefined;
      });
    return probing;
  };

  /** @throws the error that the lock caused, where it is held for too long */
  async function waitForLock(until: number, error: unknown): Promise<void> {
    const left = until - now();
    const isFree = left > 0 && (await Promise.race([untilFree().then(() => true), pause(left)]));
    if (isFree !== true) throw error;
  }

  return async <Result>(
    work: () => Promise<Result>,
    { until, reads }: { until: number; reads: boolean },
  ): Promise<Result> => {
    // Readers are not kept waiting, as a lock on writing leaves them alone.
    if (probing && !reads) await waitForLock(until, lockedError());
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

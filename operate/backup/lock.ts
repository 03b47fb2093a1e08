import { hostname } from 'node:os';
import { isRunning } from '../is-running.ts';

/** How often a process renews its lock, in milliseconds. */
const RENEWAL_MS = 60_000;

/** A lock of another machine, or of a container that is gone, is left over after so long, in milliseconds. */
const STALE_MS = 15 * RENEWAL_MS;

/** A lock of a store as it was found. */
export type Lock = {
  /** What the process that holds it has written: its number, and the machine it runs on. */
  holder: string;
  /** When it was renewed last, in milliseconds since 1970. */
  renewed: number;
};

/** What this process writes into a lock. */
export const ownHolder = () => `${process.pid} ${hostname()}`;

/** Whether the process still runs. Of another machine nobody knows: there it must have renewed its lock. */
export function isHeld({ holder, renewed }: Lock, now = Date.now()): boolean {
  const [pid, host] = holder.split(' ');
  if (host !== hostname()) return now - renewed < STALE_MS;
  return Number.isInteger(Number(pid)) && Number(pid) > 0 && isRunning(Number(pid));
}

/** Renews a lock during some work. @param renew may fail: there are fifteen more attempts */
export async function renewedDuring<Result>(
  renew: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renew().catch(() => {});
  }, RENEWAL_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // Or it would be there again after it was removed.
    await renewal;
  }
}

/** The error of a process that finds a lock that is held. @param place of the lock */
export const heldError = ({ holder }: Lock, place: string): Error =>
  new Error(
    `Another process (${holder.replace(' ', ' on ') || 'just begun'}) is changing the backups; if none is, delete ${place}.`,
  );

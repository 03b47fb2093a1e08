import type { Counter } from '../visitors/counters';
import { ATTEMPT_WINDOW_MS, MAX_ATTEMPTS, pauseAfter, STRICT_AFTER_ATTEMPTS } from './pauses';

/** Where attempts are counted. */
export interface AttemptCounters {
  /** By account: attempts from addresses that never signed in to it. */
  account: Counter;
  /** By account and address together: attempts, and the pause that the last one began. */
  attempts: Counter;
  pause: Counter;
}

/** Somebody's attempt at the password of an account. */
export interface Attempt {
  /** Key of the account. */
  accountKey: string;
  /** Key of the account and the address together. */
  accountAddressKey: string;
  /** Whether somebody signed in to the account from this address before. */
  isKnownAddress: boolean;
}

/**
 * Counts an attempt before its password is looked at, so that many at once are not more than many
 * one after the other.
 * @returns milliseconds to wait; 0 where the password may be looked at
 */
export async function beginAttempt(
  counters: AttemptCounters,
  { accountKey, accountAddressKey, isKnownAddress }: Attempt,
): Promise<number> {
  const activePause = await counters.pause.get(accountAddressKey);
  if (activePause) return Math.max(activePause.msBeforeNext, 1);
  const unknownAddressCount = isKnownAddress
    ? null
    : await increment(counters.account, accountKey, ATTEMPT_WINDOW_MS);
  const guesses = unknownAddressCount?.consumedPoints ?? 0;
  if (unknownAddressCount && guesses > MAX_ATTEMPTS) return unknownAddressCount.msBeforeNext;
  const { consumedPoints } = await increment(
    counters.attempts,
    accountAddressKey,
    ATTEMPT_WINDOW_MS,
  );
  const pause = pauseAfter(consumedPoints, guesses > STRICT_AFTER_ATTEMPTS);
  if (pause === 0) return 0;
  const newPause = await increment(counters.pause, accountAddressKey, pause);
  // Of several at the same time the first begins the pause, and is let through.
  return newPause.consumedPoints === 1 ? 0 : newPause.msBeforeNext;
}

/** Forgets the attempts of an address at an account. */
export async function resetAttempts(
  counters: AttemptCounters,
  accountAddressKey: string,
): Promise<void> {
  await counters.attempts.delete(accountAddressKey);
  await counters.pause.delete(accountAddressKey);
}

function increment(counter: Counter, key: string, ms: number) {
  return counter.penalty(key, 1, { customDuration: ms / 1000 });
}

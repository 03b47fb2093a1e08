import type { Counter } from '../visitors/counters';
import { ATTEMPT_WINDOW_MS, MAX_ATTEMPTS, pauseAfter, STRICT_AFTER_ATTEMPTS } from './pauses';

/** The counters of attempts. */
export interface AttemptCounters {
  /** By account: attempts from unknown addresses. */
  account: Counter;
  /** By account and address: attempts, and the pause that the last one started. */
  attempts: Counter;
  pause: Counter;
}

/** An attempt at the password of an account. */
export interface Attempt {
  /** Key of the account. */
  accountKey: string;
  /** Key of the account and the address. */
  accountAddressKey: string;
  /** Whether the account was signed in to from this address before. */
  isKnownAddress: boolean;
}

/**
 * Counts an attempt before its password is compared, so that concurrent attempts gain nothing.
 * @returns milliseconds to wait; 0 if the password may be compared
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
  // Of several concurrent attempts, the first starts the pause and is allowed.
  return newPause.consumedPoints === 1 ? 0 : newPause.msBeforeNext;
}

/** Resets the attempts of an address at an account. */
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

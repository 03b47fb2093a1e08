import type { Counter } from '../visitors/counters';
import { ATTEMPTS_BEFORE_CAUTION, MOST_ATTEMPTS, pauseAfter, REMEMBERED_MS } from './pauses';

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
  account: string;
  /** Key of the account and the address together. */
  pair: string;
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
  { account, pair, isKnownAddress }: Attempt,
): Promise<number> {
  const pausing = await counters.pause.get(pair);
  if (pausing) return Math.max(pausing.msBeforeNext, 1);
  const fromElsewhere = isKnownAddress ? null : await add(counters.account, account, REMEMBERED_MS);
  const guesses = fromElsewhere?.consumedPoints ?? 0;
  if (fromElsewhere && guesses > MOST_ATTEMPTS) return fromElsewhere.msBeforeNext;
  const { consumedPoints } = await add(counters.attempts, pair, REMEMBERED_MS);
  const pause = pauseAfter(consumedPoints, guesses > ATTEMPTS_BEFORE_CAUTION);
  if (pause === 0) return 0;
  const begun = await add(counters.pause, pair, pause);
  // Of several at the same time the first begins the pause, and is let through.
  return begun.consumedPoints === 1 ? 0 : begun.msBeforeNext;
}

/** Forgets the attempts of an address at an account. */
export async function forgetAttempts(counters: AttemptCounters, pair: string): Promise<void> {
  await counters.attempts.delete(pair);
  await counters.pause.delete(pair);
}

function add(counter: Counter, key: string, ms: number) {
  return counter.penalty(key, 1, { customDuration: ms / 1000 });
}

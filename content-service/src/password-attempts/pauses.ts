import { DAY_MS } from '../utc-day';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long attempts are counted, starting with the first one. */
export const ATTEMPT_WINDOW_MS = DAY_MS;

/** Attempts at one account after which an address has to pause. */
const FREE_ATTEMPTS = 5;

const MIN_PAUSE_MS = MINUTE_MS;
const MAX_PAUSE_MS = HOUR_MS;

/**
 * Attempts at one account within a day from all unknown addresses. Above the first limit each address
 * has one attempt an hour, above the second none. NIST SP 800-63B (5.2.2) allows at most 100 attempts
 * per account; a lock at 100, however, would let anybody lock an account.
 */
export const STRICT_AFTER_ATTEMPTS = 100;
export const MAX_ATTEMPTS = 500;

/**
 * How long an address has to pause after an attempt at an account.
 * @param attempts of this address at this account, including this one
 * @param isStrict whether the account has had many attempts from unknown addresses
 * @returns milliseconds
 */
export function pauseAfter(attempts: number, isStrict: boolean): number {
  if (isStrict) return MAX_PAUSE_MS;
  if (attempts < FREE_ATTEMPTS) return 0;
  return Math.min(MIN_PAUSE_MS * 2 ** (attempts - FREE_ATTEMPTS), MAX_PAUSE_MS);
}

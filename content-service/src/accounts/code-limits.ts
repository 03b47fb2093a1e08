import type { Context } from 'koa';
import type { Limit } from '../visitors/counters';
import { consumeLimit } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const limit = (name: string, times: number, seconds: number): Limit => ({ name, times, seconds });

/** Each request may send a mail. */
const CODE_REQUEST_LIMITS = {
  visitor: limit('code-visitor', 10, 10 * MINUTE),
  email: limit('code-email', 5, HOUR),
  overall: limit('code', 1000, HOUR),
};

/**
 * Codes cannot be guessed, but attempts are limited all the same. There is no overall limit: whoever
 * used it up would lock everybody out of the links that were mailed to them.
 */
const CODE_REDEMPTION_LIMITS = {
  visitor: limit('spend-visitor', 20, 10 * MINUTE),
  code: limit('spend-code', 5, 30 * MINUTE),
};

/**
 * Counts a request for a mailed code.
 * @throws errors.RateLimitError
 */
export async function countCodeRequest(ctx: Context, email: string): Promise<void> {
  await consumeLimit(ctx, CODE_REQUEST_LIMITS.visitor, visitorAddress(ctx));
  await consumeLimit(ctx, CODE_REQUEST_LIMITS.email, email.toLowerCase());
  await consumeLimit(ctx, CODE_REQUEST_LIMITS.overall, '');
}

/**
 * Counts an attempt to redeem a code.
 * @param code as received, of any type
 * @throws errors.RateLimitError
 */
export async function countCodeRedemption(ctx: Context, code: unknown): Promise<void> {
  await consumeLimit(ctx, CODE_REDEMPTION_LIMITS.visitor, visitorAddress(ctx));
  if (typeof code === 'string') await consumeLimit(ctx, CODE_REDEMPTION_LIMITS.code, code);
}

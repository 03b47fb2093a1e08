import type { Context } from 'koa';
import type { Limit } from '../visitors/counters';
import { consumeLimit } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor';

const TEN_MINUTES = 600;
const HOUR = 3600;

/** Each request may send a mail. */
const MAIL_LIMITS: Record<'visitor' | 'email', Limit> = {
  visitor: { name: 'panel-mail-visitor', times: 10, seconds: TEN_MINUTES },
  email: { name: 'panel-mail-email', times: 5, seconds: HOUR },
};

const TOKEN_LIMIT: Limit = { name: 'panel-token', times: 20, seconds: TEN_MINUTES };

/**
 * Counts a request for a mailed link that resets a password.
 * @throws errors.RateLimitError
 */
export async function countMailRequest(ctx: Context, email: string): Promise<void> {
  await consumeLimit(ctx, MAIL_LIMITS.visitor, visitorAddress(ctx));
  await consumeLimit(ctx, MAIL_LIMITS.email, email);
}

/**
 * Counts a request with a token from an invitation or a mailed link.
 * @throws errors.RateLimitError
 */
export async function countTokenUse(ctx: Context): Promise<void> {
  await consumeLimit(ctx, TOKEN_LIMIT, visitorAddress(ctx));
}

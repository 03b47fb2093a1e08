import type { Context } from 'koa';
import type { Limit } from '../visitors/counters';
import { countUse } from '../visitors/limits';
import { visitorAddress } from '../visitors/visitor-address';

const TEN_MINUTES = 600;
const HOUR = 3600;

/** Each request may send a mail. */
const MAILS: Record<'visitor' | 'email', Limit> = {
  visitor: { name: 'panel-mail-visitor', times: 10, seconds: TEN_MINUTES },
  email: { name: 'panel-mail-email', times: 5, seconds: HOUR },
};

const TOKENS: Limit = { name: 'panel-token', times: 20, seconds: TEN_MINUTES };

/**
 * Counts one request for a mail with a link for a new password.
 * @throws errors.RateLimitError
 */
export async function countMailRequest(ctx: Context, email: string): Promise<void> {
  await countUse(ctx, MAILS.visitor, visitorAddress(ctx));
  await countUse(ctx, MAILS.email, email);
}

/**
 * Counts one request with a token of an invitation or of a mailed link.
 * @throws errors.RateLimitError
 */
export async function countTokenUse(ctx: Context): Promise<void> {
  await countUse(ctx, TOKENS, visitorAddress(ctx));
}

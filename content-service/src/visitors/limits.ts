import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { counterOf, type Limit } from './counters';
import { fingerprint } from './fingerprint';

/**
 * Counts one use of a limit.
 * @param key a visitor's address, an account, or '' for an overall limit
 * @throws errors.RateLimitError if the limit is used up
 */
export async function consumeLimit(ctx: Context, limit: Limit, key: string): Promise<void> {
  const counter = await counterOf(strapi, limit);
  try {
    await counter.consume(fingerprint(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooManyRequests(ctx, error.msBeforeNext);
  }
}

/**
 * Counts one use of a limit and stores what it is for. If that fails, the use does not count, so that the
 * visitor can send it again.
 * @param store is told whether it is the first use, that is, whether the limit was not used up
 */
export async function onceIfStored(
  limit: Limit,
  key: string,
  store: (isFirst: boolean) => Promise<void>,
): Promise<void> {
  const isFirst = await isFirstUse(limit, key);
  try {
    await store(isFirst);
  } catch (error) {
    // If the database is unavailable, the count stays; the visitor is told the first failure.
    if (isFirst) await refundLimit(limit, key).catch(() => undefined);
    throw error;
  }
}

async function isFirstUse(limit: Limit, key: string): Promise<boolean> {
  const counter = await counterOf(strapi, limit);
  try {
    await counter.consume(fingerprint(key));
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Reverses a use that should not count after all. */
export async function refundLimit(limit: Limit, key: string): Promise<void> {
  const counter = await counterOf(strapi, limit);
  await counter.reward(fingerprint(key));
}

/** Creates the error for a 429 and sets Retry-After. */
export function tooManyRequests(ctx: Context, retryAfterMs: number): Error {
  ctx.set('Retry-After', String(Math.ceil(retryAfterMs / 1000)));
  return new errors.RateLimitError('There were too many requests. Please try again later.');
}

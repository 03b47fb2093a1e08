import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { counterOf, type Limit, storedKey } from './counters';

/**
 * Counts one use of a limit.
 * @param key what is counted by: a visitor's address, an account, or '' for all together
 * @throws errors.RateLimitError where it is used up
 */
export async function countUse(ctx: Context, limit: Limit, key: string): Promise<void> {
  const counter = await counterOf(strapi, limit);
  try {
    await counter.consume(storedKey(key));
  } catch (usedUp) {
    if (!(usedUp instanceof RateLimiterRes)) throw usedUp;
    throw tooManyRequests(ctx, usedUp.msBeforeNext);
  }
}

/** Takes back a use that turned out to be harmless. */
export async function returnUse(limit: Limit, key: string): Promise<void> {
  const counter = await counterOf(strapi, limit);
  await counter.reward(storedKey(key));
}

/** Answered with 429 and Retry-After. @param wait in milliseconds */
export function tooManyRequests(ctx: Context, wait: number): Error {
  ctx.set('Retry-After', String(Math.ceil(wait / 1000)));
  return new errors.RateLimitError('There were too many requests. Please try again later.');
}

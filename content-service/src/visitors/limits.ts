import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import { whenAvailable } from '../database/guard-database';

/** How often something may be done, for each key that it is counted by. */
export interface Limit {
  /** Tells it from all other limits. */
  name: string;
  times: number;
  seconds: number;
}

const TABLE = 'visitor_limits';

type Counter = RateLimiterPostgres | RateLimiterSQLite;

const counters = new Map<string, Promise<Counter>>();

/**
 * Counts one use of a limit. Kept in the database, so that neither a restart nor a further copy of
 * the service begins anew. Not for use within a transaction, to which SQLite has but one connection.
 * @param key what is counted by: a visitor's address, an account, or '' for all together
 * @throws errors.RateLimitError, answered with 429 and Retry-After, where it is used up
 */
export async function countUse(ctx: Context, limit: Limit, key: string): Promise<void> {
  // Keys are addresses of people: hashed, as they need not be read.
  const hashed = createHash('sha256').update(key).digest('base64url');
  try {
    // The limiter asks the database past Strapi. What failed was not counted.
    await whenAvailable(async () => (await counterOf(strapi, limit)).consume(hashed));
  } catch (usedUp) {
    if (!(usedUp instanceof RateLimiterRes)) throw usedUp;
    ctx.set('Retry-After', String(Math.ceil(usedUp.msBeforeNext / 1000)));
    throw new errors.RateLimitError('There were too many requests. Please try again later.');
  }
}

/** Forgets counts that no longer matter. */
export async function forgetOldUses(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!(await strapi.db.connection.schema.hasTable(TABLE))) return;
  await strapi.db.connection(TABLE).where('expire', '<', now.getTime()).delete();
}

function counterOf(strapi: Core.Strapi, limit: Limit): Promise<Counter> {
  const known = counters.get(limit.name);
  if (known) return known;
  const counter = makeCounter(strapi, limit);
  counters.set(limit.name, counter);
  counter.catch(() => counters.delete(limit.name));
  return counter;
}

function makeCounter(strapi: Core.Strapi, { name, times, seconds }: Limit): Promise<Counter> {
  const Store = strapi.db.dialect.client === 'postgres' ? RateLimiterPostgres : RateLimiterSQLite;
  return new Promise((resolve, reject) => {
    const counter = new Store(
      {
        storeClient: strapi.db.connection,
        storeType: 'knex',
        tableName: TABLE,
        keyPrefix: name,
        points: times,
        duration: seconds,
        // Its own timer ends the process where the database cannot be written; see forgetOldUses.
        clearExpiredByTimeout: false,
        // Whoever goes on knocking is turned away without asking the database.
        inMemoryBlockOnConsumed: times + 1,
      },
      (error?: Error) => (error ? reject(error) : resolve(counter)),
    );
  });
}

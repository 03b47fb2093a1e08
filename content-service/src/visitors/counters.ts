import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterSQLite } from 'rate-limiter-flexible';
import { secret } from '../data-directory';
import { fingerprint } from './fingerprint';

/** How often something may be done, for each key that it is counted by. */
export interface Limit {
  /** Tells it from all other limits. */
  name: string;
  times: number;
  seconds: number;
}

const TABLE = 'visitor_limits';

export type Counter = RateLimiterPostgres | RateLimiterSQLite;

const counters = new Map<string, Promise<Counter>>();

/** A key as it is stored: it names people and their addresses. */
export const storedKey = (key: string) => fingerprint(key, secret('ENCRYPTION_KEY'));

/**
 * The counter of a limit. It lies in the database, so that neither a restart nor a further copy of
 * the service begins anew. Not for use within a transaction, to which SQLite has but one connection.
 */
export function counterOf(strapi: Core.Strapi, limit: Limit): Promise<Counter> {
  const known = counters.get(limit.name);
  if (known) return known;
  const counter = openCounter(strapi, limit);
  counters.set(limit.name, counter);
  counter.catch(() => counters.delete(limit.name));
  return counter;
}

function openCounter(strapi: Core.Strapi, { name, times, seconds }: Limit): Promise<Counter> {
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
        clearExpiredByTimeout: true,
        // Whoever goes on knocking is turned away without asking the database.
        inMemoryBlockOnConsumed: times + 1,
      },
      (error?: Error) => (error ? reject(error) : resolve(counter)),
    );
  });
}

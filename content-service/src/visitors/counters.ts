import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterSQLite } from 'rate-limiter-flexible';
import { whenAvailable } from '../database/handle-outages';

/** How often something may be done per key. */
export interface Limit {
  /** Unique among all limits. */
  name: string;
  times: number;
  seconds: number;
}

const TABLE = 'visitor_limits';

type Store = RateLimiterPostgres | RateLimiterSQLite;

/** Counts by key; see the documentation of rate-limiter-flexible. */
export type Counter = Pick<Store, 'consume' | 'penalty' | 'reward' | 'get' | 'delete'>;

const counters = new Map<string, Promise<Counter>>();

/**
 * The counter of a limit. It is stored in the database, so that it survives restarts and is shared by
 * all instances. Not for use within a transaction, because SQLite has a single connection.
 */
export function counterOf(strapi: Core.Strapi, limit: Limit): Promise<Counter> {
  const existing = counters.get(limit.name);
  if (existing) return existing;
  const counter = openCounter(strapi, limit);
  counters.set(limit.name, counter);
  counter.catch(() => counters.delete(limit.name));
  return counter;
}

/** Deletes expired counts. */
export async function deleteExpiredCounts(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!(await strapi.db.connection.schema.hasTable(TABLE))) return;
  await strapi.db.connection(TABLE).where('expire', '<', now.getTime()).delete();
}

/** The limiter bypasses Strapi's query builder, so its calls need their own wait for a locked file. */
async function openCounter(strapi: Core.Strapi, limit: Limit): Promise<Counter> {
  const store = await whenAvailable(() => openStore(strapi, limit));
  return {
    consume: (...args) => whenAvailable(() => store.consume(...args)),
    penalty: (...call) => whenAvailable(() => store.penalty(...call)),
    reward: (...call) => whenAvailable(() => store.reward(...call)),
    get: (...call) => whenAvailable(() => store.get(...call)),
    delete: (...call) => whenAvailable(() => store.delete(...call)),
  };
}

function openStore(strapi: Core.Strapi, { name, times, seconds }: Limit): Promise<Store> {
  const Store = strapi.db.dialect.client === 'postgres' ? RateLimiterPostgres : RateLimiterSQLite;
  return new Promise((resolve, reject) => {
    const store = new Store(
      {
        storeClient: strapi.db.connection,
        storeType: 'knex',
        tableName: TABLE,
        keyPrefix: name,
        points: times,
        duration: seconds,
        // Its own timer ends the process if the database cannot be written; see deleteExpiredCounts.
        clearExpiredByTimeout: false,
        // Rejects further attempts without a database query.
        inMemoryBlockOnConsumed: times + 1,
      },
      (error?: Error) => (error ? reject(error) : resolve(store)),
    );
  });
}

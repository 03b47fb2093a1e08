import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterSQLite } from 'rate-limiter-flexible';
import { whenAvailable } from '../database/handle-outages';

/** How often something may be done, for each key that it is counted by. */
export interface Limit {
  /** Tells it from all other limits. */
  name: string;
  times: number;
  seconds: number;
}

const TABLE = 'visitor_limits';

type Store = RateLimiterPostgres | RateLimiterSQLite;

/** Counts by key; see the limiter's own documentation. */
export type Counter = Pick<Store, 'consume' | 'penalty' | 'reward' | 'get' | 'delete'>;

const counters = new Map<string, Promise<Counter>>();

/**
 * The counter of a limit. It lies in the database, so that neither a restart nor a further copy of
 * the service begins anew. Not for use within a transaction, to which SQLite has but one connection.
 */
export function counterOf(strapi: Core.Strapi, limit: Limit): Promise<Counter> {
  const existing = counters.get(limit.name);
  if (existing) return existing;
  const counter = openCounter(strapi, limit);
  counters.set(limit.name, counter);
  counter.catch(() => counters.delete(limit.name));
  return counter;
}

/** Forgets counts that no longer matter. */
export async function deleteExpiredCounts(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!(await strapi.db.connection.schema.hasTable(TABLE))) return;
  await strapi.db.connection(TABLE).where('expire', '<', now.getTime()).delete();
}

/** The limiter asks the database past Strapi: a call waits for it. What failed was not counted. */
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
        // Its own timer ends the process where the database cannot be written; see forgetOldUses.
        clearExpiredByTimeout: false,
        // Whoever goes on knocking is turned away without asking the database.
        inMemoryBlockOnConsumed: times + 1,
      },
      (error?: Error) => (error ? reject(error) : resolve(store)),
    );
  });
}

import type { Core } from '@strapi/strapi';

const MAX_ENTRIES = 2000;

/** An entry of a type, as the API returns it. */
export type Entry = { id: number } & Record<string, unknown>;

/** Query results that are still valid. */
interface ReadCache {
  counts: Map<string, number>;
  ids: Map<string, number[]>;
  /** By the slugs of related entries. */
  countsBy: Map<string, { slug: string; total: number }[]>;
  /** Entries by type, selection and id. */
  entries: Map<string, Entry | null>;
}

/** What reading needs to serve a request. */
export interface ReadContext {
  strapi: Core.Strapi;
  cache: ReadCache;
}

const VERSION_QUERY = {
  // Writes of other connections and of this one, which is Strapi's only connection.
  sqlite: "select data_version || ':' || total_changes() as version from pragma_data_version",
  // Changes with every transaction that has written something.
  postgres: 'select pg_current_snapshot()::text as version',
};

let current: { version: string; cache: ReadCache } | undefined;

/**
 * Opens the context for one request. The cache stays valid until anything is written, by this process
 * or another; asking the database for its version ensures that results are never stale.
 */
export async function openReadContext(strapi: Core.Strapi): Promise<ReadContext> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const result = await strapi.db.connection.raw(VERSION_QUERY[isPostgres ? 'postgres' : 'sqlite']);
  const { version }: { version: string } = (isPostgres ? result.rows : result)[0];
  if (current?.version !== version) {
    const cache = {
      counts: new Map(),
      ids: new Map(),
      countsBy: new Map(),
      entries: new Map(),
    };
    current = { version, cache };
  }
  return { strapi, cache: current.cache };
}

/** Adds a value to a cache map, which is cleared when it is full. */
export function addToCache<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  if (map.size >= MAX_ENTRIES) map.clear();
  map.set(key, value);
  return value;
}

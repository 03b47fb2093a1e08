import type { Core } from '@strapi/strapi';

const MAX_ENTRIES = 2000;

/** An entry as it is shown. */
export type Entry = { id: number } & Record<string, unknown>;

/** What was read from the database and still holds. */
interface ReadCache {
  counts: Map<string, number>;
  ids: Map<string, number[]>;
  /** Entries that others refer to, with what was asked of them. */
  entries: Map<string, Entry | null>;
}

/** Where a request is answered from. */
export interface ReadContext {
  strapi: Core.Strapi;
  cache: ReadCache;
}

const VERSION_QUERY = {
  // What other connections wrote, and what this one did: Strapi holds a single one open.
  sqlite: "select data_version || ':' || total_changes() as version from pragma_data_version",
  // Which transactions are over: only writing ones are counted.
  postgres: 'select pg_current_snapshot()::text as version',
};

let current: { version: string; cache: ReadCache } | undefined;

/**
 * The source for one request. Its memory holds as long as nothing was written, by this process or
 * by another: the database itself is asked, so what is remembered is never older than the request.
 */
export async function openReadContext(strapi: Core.Strapi): Promise<ReadContext> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const result = await strapi.db.connection.raw(VERSION_QUERY[isPostgres ? 'postgres' : 'sqlite']);
  const { version }: { version: string } = (isPostgres ? result.rows : result)[0];
  if (current?.version !== version) {
    current = { version, cache: { counts: new Map(), ids: new Map(), entries: new Map() } };
  }
  return { strapi, cache: current.cache };
}

/** Keeps a value, and forgets all others when there are too many. */
export function addToCache<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  if (map.size >= MAX_ENTRIES) map.clear();
  map.set(key, value);
  return value;
}

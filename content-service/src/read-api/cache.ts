import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isUnavailable } from '../database/unavailable';
import { environment } from '../environment';
import { openReplica, type Replica } from './replica';

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
  /** The state of the database; what is read may be newer, never older. */
  version: string;
  cache: ReadCache;
  /** Where to read: the database, or a replica that has all that was written before. */
  sql: Knex;
}

const VERSION_QUERY = {
  // Writes of other connections and of this one, which is Strapi's only connection.
  sqlite: "select data_version || ':' || total_changes() as version from pragma_data_version",
  // A snapshot changes with every transaction that has written something. Another server, to which the
  // address leads after a failure, counts on from where it was: it started at another time.
  // What a snapshot shows has been flushed, so a replica that is at this position has it as well.
  postgres:
    "select pg_postmaster_start_time() || ' ' || pg_current_snapshot()::text as version, case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn() end::text as position",
};

interface DatabaseState {
  version: string;
  /** In PostgreSQL's write-ahead log. */
  position?: string;
}

let current: { version: string; cache: ReadCache } | undefined;

let replica: Replica | undefined;

/**
 * Opens the context for one request. The cache stays valid until anything is written, by this process
 * or another; asking the database for its version ensures that results are never stale.
 */
export async function openReadContext(strapi: Core.Strapi): Promise<ReadContext> {
  return contextOf(strapi, await stateOf(strapi));
}

/**
 * Reads from the replica of DATABASE_READ_URL, if it is not behind, else from the database. While the
 * database is away, the replica answers with what it has.
 */
export async function readFromReplica<Result>(
  strapi: Core.Strapi,
  read: (context: ReadContext) => Promise<Result>,
): Promise<Result> {
  if (!environment.databaseReadUrl) return read(await openReadContext(strapi));
  replica ??= openReplica(environment.databaseReadUrl, {
    onChange: (sentence) => strapi.log.warn(sentence),
  });
  const state = await stateOrReplicas(strapi, replica);
  const context = contextOf(strapi, state);
  // Asked after the database, so it had time to follow.
  if (!state.position || !(await replica.has(state.position))) return read(context);
  try {
    return await read({ ...context, sql: replica.sql });
  } catch (error) {
    if (!replica.failed(error)) throw error;
    return read(context);
  }
}

/** Ends the connections to the replica. */
export async function closeReplica(): Promise<void> {
  await replica?.sql.destroy();
}

async function stateOrReplicas(strapi: Core.Strapi, { position }: Replica): Promise<DatabaseState> {
  try {
    return await stateOf(strapi);
  } catch (error) {
    const reached = isUnavailable(error) ? await position() : undefined;
    if (reached === undefined) throw error;
    return { version: `replica at ${reached}`, position: reached };
  }
}

async function stateOf(strapi: Core.Strapi): Promise<DatabaseState> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const result = await strapi.db.connection.raw(VERSION_QUERY[isPostgres ? 'postgres' : 'sqlite']);
  return (isPostgres ? result.rows : result)[0];
}

function contextOf(strapi: Core.Strapi, { version }: DatabaseState): ReadContext {
  if (current?.version !== version) {
    const cache = {
      counts: new Map(),
      ids: new Map(),
      countsBy: new Map(),
      entries: new Map(),
    };
    current = { version, cache };
  }
  return { strapi, version, cache: current.cache, sql: strapi.db.connection };
}

/** Adds a value to a cache map, which is cleared when it is full. */
export function addToCache<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  if (map.size >= MAX_ENTRIES) map.clear();
  map.set(key, value);
  return value;
}

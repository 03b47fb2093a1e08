import type { Core } from '@strapi/strapi';
import type { Entry } from './types';

const MOST = 2000;

/** What was read from the database and still holds. */
interface Memory {
  counts: Map<string, number>;
  ids: Map<string, number[]>;
  /** Entries that others refer to, with what was asked of them. */
  entries: Map<string, Entry | null>;
}

/** Where a request is answered from. */
export interface Source {
  strapi: Core.Strapi;
  memory: Memory;
}

const VERSION = {
  // What other connections wrote, and what this one did: Strapi holds a single one open.
  sqlite: "select data_version || ':' || total_changes() as version from pragma_data_version",
  // Which transactions are over: only writing ones are counted.
  postgres: 'select pg_current_snapshot()::text as version',
};

let current: { version: string; memory: Memory } | undefined;

/**
 * The source for one request. Its memory holds as long as nothing was written, by this process or
 * by another: the database itself is asked, so what is remembered is never older than the request.
 */
export async function openSource(strapi: Core.Strapi): Promise<Source> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const answer = await strapi.db.connection.raw(VERSION[isPostgres ? 'postgres' : 'sqlite']);
  const { version }: { version: string } = (isPostgres ? answer.rows : answer)[0];
  if (current?.version !== version) {
    current = { version, memory: { counts: new Map(), ids: new Map(), entries: new Map() } };
  }
  return { strapi, memory: current.memory };
}

/** Keeps a value, and forgets all others when there are too many. */
export function keep<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  if (map.size >= MOST) map.clear();
  map.set(key, value);
  return value;
}

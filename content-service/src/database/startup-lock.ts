import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { environment } from '../environment';
import { ADVISORY_LOCKS } from './advisory-lock';
import { CONNECTION_TIMEOUT_MS } from './check-postgres';
import { lockFile } from './lock-file';

/** Until the lock is taken, whatever limits the database sets for other transactions. */
const BEGIN = `begin;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** How often a copy on SQLite looks whether the other one has started. */
const POLL_MS = 200;

const WAITING = 'database: another copy is starting; this one starts after it.\n';

let release: (() => unknown) | undefined;

/**
 * Waits until no other copy of the service is starting on the same database: copies that create
 * tables, indexes and content at the same time end each other's start, or create content twice. The
 * lock ends with the process at the latest.
 * @throws Error of the driver if PostgreSQL does not respond
 */
export async function waitForOtherStarts(): Promise<void> {
  const { databaseUrl, dataDirectory } = environment;
  if (databaseUrl) await lockPostgres(databaseUrl);
  else await lockDirectory(dataDirectory);
}

async function lockDirectory(directory: string): Promise<void> {
  const file = path.join(directory, 'startup.lock');
  release = lockFile(file) ?? undefined;
  if (release) return;
  process.stdout.write(WAITING);
  while (!release) {
    await setTimeout(POLL_MS);
    release = lockFile(file) ?? undefined;
  }
}

/** The lock belongs to a transaction of its own, so it holds with a pooler, too. */
async function lockPostgres(databaseUrl: string): Promise<void> {
  const holder = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  });
  // A lost connection ends the lock only; the start itself notices that the server is away.
  holder.on('error', () => {});
  release = () => holder.end().catch(() => {});
  await holder.connect();
  await holder.query(BEGIN);
  const key = [ADVISORY_LOCKS.startup];
  const { rows } = await holder.query('select pg_try_advisory_xact_lock($1) as taken', key);
  if (rows[0].taken) return;
  process.stdout.write(WAITING);
  await holder.query('select pg_advisory_xact_lock($1)', key);
}

/** Lets the next copy start. */
export async function releaseStartupLock(): Promise<void> {
  await release?.();
  release = undefined;
}

import pg from 'pg';
import { environment } from '../environment';
import { ADVISORY_LOCKS } from './advisory-lock';
import { CONNECTION_TIMEOUT_MS } from './check-postgres';

/** Until the lock is taken, whatever limits the database sets for other transactions. */
const BEGIN = `begin;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

let holder: pg.Client | undefined;

/**
 * Waits until no other copy of the service is starting on the same PostgreSQL: copies that create
 * tables, indexes and content at the same time end each other's start. The lock belongs to a
 * transaction of its own, so it holds with a pooler, too, and ends with the process at the latest.
 * @throws Error of the driver if PostgreSQL does not respond
 */
export async function waitForOtherStarts(): Promise<void> {
  const { databaseUrl } = environment;
  if (!databaseUrl) return;
  holder = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  });
  // A lost connection ends the lock only; the start itself notices that the server is away.
  holder.on('error', () => {});
  await holder.connect();
  await holder.query(BEGIN);
  const key = [ADVISORY_LOCKS.startup];
  const { rows } = await holder.query('select pg_try_advisory_xact_lock($1) as taken', key);
  if (rows[0].taken) return;
  process.stdout.write('database: another copy is starting; this one starts after it.\n');
  await holder.query('select pg_advisory_xact_lock($1)', key);
}

/** Lets the next copy start. */
export async function releaseStartupLock(): Promise<void> {
  await holder?.end().catch(() => {});
  holder = undefined;
}

import type { Knex } from 'knex';
import { isPostgres } from './is-postgres';

/**
 * Numbers of PostgreSQL's locks, each of which one transaction at a time holds, whichever copy of the
 * service it belongs to. The numbers mean nothing but must differ.
 */
export const ADVISORY_LOCKS = {
  startup: 7_243_800,
  /** Writing to the search index: all transactions that do change the counts of common words. */
  searchIndex: 7_243_801,
  calendarEvents: 7_243_802,
} as const;

/**
 * Waits until no other transaction holds a lock, and holds it until the end of this one. SQLite needs
 * none: it has one writer at a time.
 * https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
export async function takeLock(sql: Knex, lock: keyof typeof ADVISORY_LOCKS): Promise<void> {
  if (!isPostgres(sql)) return;
  await sql.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCKS[lock]]);
}

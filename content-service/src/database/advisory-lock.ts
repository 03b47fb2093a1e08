import type { Knex } from 'knex';

/**
 * What only one transaction at a time may do in a database, whatever copy of the service it is of, and
 * the number of PostgreSQL's lock: any that is not used twice.
 */
export const ADVISORY_LOCKS = {
  startup: 7_243_800,
  searchIndex: 7_243_801,
  calendarEvents: 7_243_802,
} as const;

/**
 * Waits until no other transaction holds a lock, and holds it until the end of this one. SQLite needs
 * none: it has one writer at a time.
 * https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
export async function takeLock(sql: Knex, lock: keyof typeof ADVISORY_LOCKS): Promise<void> {
  if (sql.client.dialect !== 'postgresql') return;
  await sql.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCKS[lock]]);
}

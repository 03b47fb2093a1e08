import type { Sql } from './rows';

/** Any number of our own: whoever holds it may write to the index. */
const POSTGRES_LOCK = 7_243_801;

/** Lets one transaction at a time write to the index: counts of common words are in all of them. */
export async function lockIndex(sql: Sql, isPostgres: boolean): Promise<void> {
  if (isPostgres) await sql.raw('select pg_advisory_xact_lock(?)', [POSTGRES_LOCK]);
}

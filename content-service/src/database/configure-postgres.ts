interface PostgresConnection {
  query: (sql: string, done: (error: unknown) => void) => unknown;
}

/**
 * Settings for plans of many short statements. PostgreSQL compiled some of them for a third of a
 * second, and it assumes disks that read rows in sequence four times as fast as anywhere: it read and
 * sorted all postings of a word rather than the last ones in the order of their index.
 * https://www.postgresql.org/docs/current/runtime-config-query.html
 */
const SETTINGS = 'set jit = off; set random_page_cost = 1.1';

/** Applies the settings that each new connection to PostgreSQL needs; a pool's `afterCreate`. */
export function configurePostgres(
  connection: PostgresConnection,
  done: (error: unknown, configured: unknown) => void,
): void {
  connection.query(SETTINGS, (error) => done(error, connection));
}

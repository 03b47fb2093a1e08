import type { Knex } from 'knex';

/** Whether a connection or an open transaction is one of PostgreSQL; else it is of SQLite. */
export const isPostgres = (sql: Knex): boolean => sql.client.dialect === 'postgresql';

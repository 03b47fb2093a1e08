/*
 * The parts of knex's client that are used here. They are undocumented: Strapi pins the version of
 * knex, and the contract tests fail if another version behaves differently.
 */

/** A connection of better-sqlite3. */
export interface SqliteConnection {
  inTransaction: boolean;
  exec: (sql: string) => unknown;
  pragma: (statement: string) => unknown;
}

export interface Transactor {
  commit: (value?: unknown) => Promise<unknown>;
  /** Settles as the transaction does. */
  executionPromise: Promise<unknown>;
}

export interface Transaction {
  begin: (connection: unknown) => Promise<unknown>;
  isCompleted: () => boolean;
  acquireConnection: (config: unknown, use: (connection: unknown) => unknown) => Promise<unknown>;
}

/** Builds a statement; a schema builder, which builds several, has a `_sequence`. */
export interface Builder {
  /** The connection to use, if one is prescribed. */
  _connection?: unknown;
  _sequence?: unknown;
  _method?: string;
  sql?: string;
}

export interface KnexClient<Connection = unknown> {
  runner: (builder: Builder) => { run: () => Promise<unknown> };
  transaction: (
    container: (transactor: Transactor) => unknown,
    config: { connection?: unknown } | undefined,
    outer: unknown,
  ) => Transaction;
  acquireConnection: () => Promise<Connection>;
  releaseConnection: (connection: Connection) => Promise<void>;
}

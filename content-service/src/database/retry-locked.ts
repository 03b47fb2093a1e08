import type { Builder, KnexClient, SqliteConnection } from './knex-client';
import { isLocked } from './unavailable';

/**
 * How long the driver itself waits for a lock. It blocks the event loop meanwhile, so this covers
 * only short locks of other programs.
 */
export const BUSY_TIMEOUT_MS = 100;

/** Runs a statement, again after a lock. */
export type StatementRunner = <Result>(
  work: () => Promise<Result>,
  isReadOnly: boolean,
) => Promise<Result>;

/**
 * Passes every statement outside a transaction, and the beginning of every transaction, through
 * `run`. No connection is held while `run` waits, so that others can read. A transaction takes the
 * write lock when it begins, so that no later statement in it can fail because of a lock.
 */
export function retryLocked(client: KnexClient<SqliteConnection>, run: StatementRunner): void {
  const runner = client.runner.bind(client);
  client.runner = (builder) => {
    const original = runner(builder);
    if (builder._connection || builder._sequence) return original;
    // A runner keeps its connection, so each attempt needs a new one.
    original.run = () => run(() => runner(builder).run(), isReadOnlyStatement(builder));
    return original;
  };

  const createTransaction = client.transaction.bind(client);
  client.transaction = (container, config, outer) => {
    const transaction = createTransaction(container, config, outer);
    // Nested, or on a connection that is already held.
    if (outer || config?.connection) return transaction;
    transaction.begin = async () => {};
    transaction.acquireConnection = async (_config, use) => {
      const connection = await run(() => beginImmediately(client), false);
      try {
        return await use(connection);
      } finally {
        // SQLite has a single connection; left in a transaction, it would be unusable.
        if (connection.inTransaction) connection.exec('ROLLBACK');
        await client.releaseConnection(connection);
      }
    };
    return transaction;
  };
}

async function beginImmediately(client: KnexClient<SqliteConnection>): Promise<SqliteConnection> {
  const connection = await client.acquireConnection();
  try {
    connection.exec('BEGIN IMMEDIATE');
    return connection;
  } catch (error) {
    await client.releaseConnection(connection);
    throw error;
  }
}

/** Whether the write lock is available now; does not wait for it. */
export async function tryWriteLock(client: KnexClient<SqliteConnection>): Promise<boolean> {
  const connection = await client.acquireConnection();
  try {
    connection.pragma('busy_timeout = 0');
    connection.exec('BEGIN IMMEDIATE; ROLLBACK');
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  } finally {
    connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    await client.releaseConnection(connection);
  }
}

const READ_METHODS = new Set(['select', 'first', 'pluck', 'columnInfo']);

/** Whether a statement needs no write lock; a wrong guess only costs time. */
function isReadOnlyStatement({ _method, sql }: Builder): boolean {
  return sql === undefined
    ? READ_METHODS.has(_method ?? '')
    : /^\s*(select|pragma|explain)\b/i.test(sql);
}

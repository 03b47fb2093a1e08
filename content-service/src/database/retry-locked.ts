import type { Builder, KnexClient, SqliteConnection } from './knex-client';
import { isLocked } from './unavailable';

/**
 * How long the driver itself waits for a lock, in milliseconds. The event loop stands still for
 * that time, so it only bridges the short locks of other programs.
 */
export const BUSY_TIMEOUT_MS = 100;

/** Runs a statement, again where the file was locked. */
export type StatementRunner = <Result>(
  work: () => Promise<Result>,
  isReadOnly: boolean,
) => Promise<Result>;

/**
 * Has every statement outside a transaction, and the beginning of every transaction, run by `run`.
 * While `run` waits no connection is held, so that others can read. A transaction takes the lock on
 * writing when it begins: nothing in it can find the file locked later.
 */
export function retryLocked(client: KnexClient<SqliteConnection>, run: StatementRunner): void {
  const runner = client.runner.bind(client);
  client.runner = (builder) => {
    const original = runner(builder);
    if (builder._connection || builder._sequence) return original;
    // A runner stays with its connection: each attempt needs one of its own.
    original.run = () => run(() => runner(builder).run(), isReadOnlyStatement(builder));
    return original;
  };

  const createTransaction = client.transaction.bind(client);
  client.transaction = (container, config, outer) => {
    const transaction = createTransaction(container, config, outer);
    // Within a transaction, or on a connection that somebody holds.
    if (outer || config?.connection) return transaction;
    transaction.begin = async () => {};
    transaction.acquireConnection = async (_config, use) => {
      const connection = await run(() => beginImmediately(client), false);
      try {
        return await use(connection);
      } finally {
        // In the middle of a transaction, the only connection would be of no use to anybody.
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

/** Whether the lock on writing can be had now; asked without waiting for it. */
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

/** Whether a statement leaves the lock on writing alone; a wrong guess costs time only. */
function isReadOnlyStatement({ _method, sql }: Builder): boolean {
  return sql === undefined
    ? READ_METHODS.has(_method ?? '')
    : /^\s*(select|pragma|explain)\b/i.test(sql);
}

import { beforeEach, expect, test, vi } from 'vitest';
import type { Builder, KnexClient, SqliteConnection, Transaction } from './knex-client';
import { retryLocked, tryWriteLock } from './retry-locked';

const BUSY = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

const connection = { inTransaction: false, exec: vi.fn(), pragma: vi.fn() };
const runs: Builder[] = [];
let client: KnexClient<SqliteConnection>;

beforeEach(() => {
  vi.resetAllMocks();
  runs.length = 0;
  connection.inTransaction = false;
  client = {
    runner: (builder) => ({ run: async () => runs.push(builder) }),
    transaction: () => ({}) as Transaction,
    acquireConnection: vi.fn(async () => connection),
    releaseConnection: vi.fn(async () => {}),
  };
});

const run = vi.fn();
beforeEach(() => {
  run.mockImplementation((work) => work());
});

test.each([
  [{ _method: 'select' }, true],
  [{ _method: 'first' }, true],
  [{ _method: 'insert' }, false],
  [{ _method: 'del' }, false],
  [{ sql: ' select 1' }, true],
  [{ sql: 'PRAGMA foreign_keys = on' }, true],
  [{ sql: 'analyze' }, false],
  [{ sql: 'create index if not exists a on b (c)' }, false],
])('runs %j as read-only: %s', async (builder, isReadOnly) => {
  retryLocked(client, run);
  await client.runner(builder).run();
  expect(run).toHaveBeenCalledExactlyOnceWith(expect.any(Function), isReadOnly);
  expect(runs).toEqual([builder]);
});

test.each([{ _connection: connection }, { _sequence: [] }])(
  'does not retry statements on a prescribed connection or multiple statements',
  async (builder) => {
    retryLocked(client, run);
    await client.runner(builder).run();
    expect(run).not.toHaveBeenCalled();
    expect(runs).toEqual([builder]);
  },
);

test('takes the write lock at the beginning and rolls back before releasing the connection', async () => {
  retryLocked(client, run);
  const transaction = client.transaction(() => {}, undefined, null);
  const use = vi.fn(async () => {
    connection.inTransaction = true;
    throw new Error('the commit failed');
  });
  await expect(transaction.acquireConnection({}, use)).rejects.toThrow('the commit failed');
  expect(connection.exec.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['ROLLBACK']]);
  expect(client.releaseConnection).toHaveBeenCalledExactlyOnceWith(connection);
});

test('holds no connection while the lock is unavailable', async () => {
  retryLocked(client, run);
  connection.exec.mockImplementation(() => {
    throw BUSY;
  });
  const use = vi.fn();
  const transaction = client.transaction(() => {}, undefined, null);
  await expect(transaction.acquireConnection({}, use)).rejects.toBe(BUSY);
  expect(use).not.toHaveBeenCalled();
  expect(client.releaseConnection).toHaveBeenCalledOnce();
});

test.each([
  [undefined, 'an outer transaction'],
  [{ connection }, null],
])('does not change a nested transaction or one on a given connection', (config, outer) => {
  const transaction = client.transaction(() => {}, config, outer);
  vi.spyOn(client, 'transaction').mockReturnValue(transaction);
  retryLocked(client, run);
  expect(client.transaction(() => {}, config, outer)).not.toHaveProperty('begin');
});

test('probes the lock without waiting and restores the busy timeout', async () => {
  expect(await tryWriteLock(client)).toBe(true);
  expect(connection.exec).toHaveBeenCalledExactlyOnceWith('BEGIN IMMEDIATE; ROLLBACK');
  connection.exec.mockImplementation(() => {
    throw BUSY;
  });
  expect(await tryWriteLock(client)).toBe(false);
  connection.exec.mockImplementation(() => {
    throw new Error('disk I/O error');
  });
  await expect(tryWriteLock(client)).rejects.toThrow('disk I/O error');
  expect(connection.pragma.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [['busy_timeout = 0'], ['busy_timeout = 100']]).flat(),
  );
  expect(client.releaseConnection).toHaveBeenCalledTimes(3);
});

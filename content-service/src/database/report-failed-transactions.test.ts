import { expect, test, vi } from 'vitest';
import type { KnexClient, Transaction, Transactor } from './knex-client';
import { reportFailedTransactions } from './report-failed-transactions';

/** A client whose transactions can fail, as silently as knex's. */
function clientWith({ begins = true, commits = true }): KnexClient & { started: Transactor[] } {
  const started: Transactor[] = [];
  return {
    started,
    runner: () => ({ run: async () => {} }),
    transaction: (container) => {
      const execution = Promise.withResolvers<unknown>();
      execution.promise.catch(() => {});
      const transaction: Transaction = {
        begin: async () => {},
        isCompleted: () => !begins,
        acquireConnection: async () => {},
      };
      const transactor: Transactor = {
        commit: async (value) => {
          if (commits) execution.resolve(value);
          else execution.reject(new Error('Connection terminated'));
        },
        executionPromise: execution.promise,
      };
      started.push(transactor);
      container(transactor);
      return transaction;
    },
    acquireConnection: async () => null,
    releaseConnection: async () => {},
  };
}

test('a failed commit rejects; a successful one resolves to its value', async () => {
  for (const [commits, outcome] of [
    [true, 'stored'],
    [false, 'Connection terminated'],
  ] as const) {
    const client = clientWith({ commits });
    reportFailedTransactions(client);
    client.transaction(() => {}, undefined, null);
    const committing = client.started[0]?.commit('stored').catch((error) => error.message);
    expect(await committing).toBe(outcome);
  }
});

test('a transaction that did not begin rejects', async () => {
  const client = clientWith({ begins: false });
  reportFailedTransactions(client);
  const transaction = client.transaction(vi.fn(), undefined, null);
  await expect(transaction.begin({})).rejects.toThrow('The transaction did not begin.');
});

test('a transaction that began continues', async () => {
  const client = clientWith({});
  reportFailedTransactions(client);
  const container = vi.fn();
  const transaction = client.transaction(container, undefined, null);
  await transaction.begin({});
  expect(container).toHaveBeenCalledExactlyOnceWith(client.started[0]);
});

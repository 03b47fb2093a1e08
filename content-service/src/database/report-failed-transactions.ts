import type { KnexClient, Transactor } from './knex-client';

/**
 * knex hides two failures: it continues with a transaction that did not begin, and it resolves a
 * commit that failed, so that a request would succeed although nothing was stored. This makes both
 * reject.
 */
export function reportFailedTransactions(client: KnexClient): void {
  const createTransaction = client.transaction.bind(client);
  client.transaction = (container, config, outer) => {
    const transaction = createTransaction(
      (transactor) => container(withReportedCommit(transactor)),
      config,
      outer,
    );
    const begin = transaction.begin.bind(transaction);
    transaction.begin = async (connection) => {
      await begin(connection);
      // The transaction has already been rejected with the reason; this prevents its use.
      if (transaction.isCompleted()) throw new Error('The transaction did not begin.');
    };
    return transaction;
  };
}

function withReportedCommit(transactor: Transactor): Transactor {
  const commit = transactor.commit.bind(transactor);
  transactor.commit = async (value) => {
    await commit(value);
    return transactor.executionPromise;
  };
  return transactor;
}

import type { KnexClient, Transactor } from './knex-client';

/**
 * knex hides two failures: it goes on with a transaction that could not begin, and a commit that
 * failed looks like one that succeeded, so that a request would be answered with success although
 * nothing was stored. From now on both reject.
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
      // The transaction has been rejected with the reason; this only keeps it from being used.
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

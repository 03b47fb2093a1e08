import type { Core } from '@strapi/strapi';
import { abortStartup, environment } from '../environment';
import { createLockRetry } from './lock-retry';
import { reportFailedTransactions } from './report-failed-transactions';
import { currentDeadline, markUnavailable } from './request-deadline';
import { retryLocked, type StatementRunner, tryWriteLock } from './retry-locked';
import { isPoolClosed, isUnavailable, reasonOf } from './unavailable';

let run: StatementRunner = (work) => work();

/**
 * For code that uses the database without Strapi's query builder: retries until the current deadline
 * while another program has locked the file.
 */
export const whenAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  run(work, false);

/** Makes all statements wait for a locked SQLite file, and logs when an outage begins and ends. */
export function handleOutages(strapi: Core.Strapi): void {
  const { client } = strapi.db.connection;
  reportFailedTransactions(client);
  run =
    strapi.db.dialect.client === 'sqlite' ? lockRetryRunner(strapi) : outageLoggingRunner(strapi);
  if (strapi.db.dialect.client === 'sqlite') retryLocked(client, run);
  else {
    const acquire = client.acquireConnection.bind(client);
    client.acquireConnection = () => run(acquire, false);
  }
  process.on('unhandledRejection', ignoreUnavailable(strapi));
}

function lockRetryRunner(strapi: Core.Strapi): StatementRunner {
  const { client } = strapi.db.connection;
  const retry = createLockRetry({
    tryLock: () => tryWriteLock(client),
    onChange: (isLocked) =>
      strapi.log.warn(
        isLocked
          ? 'another program has locked the database; writes are waiting'
          : 'the database can be written again',
      ),
  });
  return async (work, isReadOnly) => {
    // At startup no client is waiting for a response.
    const deadline = strapi.isLoaded
      ? currentDeadline()
      : Date.now() + environment.databaseWaitSeconds * 1000;
    return retry(work, { deadline, isReadOnly }).catch((error) => {
      if (isUnavailable(error)) recordOutage(strapi, error);
      throw error;
    });
  };
}

/** Does not wait for PostgreSQL: its pool reconnects by itself. */
function outageLoggingRunner(strapi: Core.Strapi): StatementRunner {
  let isDown = false;
  return async (work) => {
    try {
      const result = await work();
      if (isDown) strapi.log.warn('the database can be reached again');
      isDown = false;
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (!isDown) strapi.log.error(reasonOf(error));
      isDown = true;
      recordOutage(strapi, error);
      throw error;
    }
  };
}

/** Ends a failed startup with one sentence; Strapi would print a stack trace. */
function recordOutage(strapi: Core.Strapi, error: unknown): void {
  if (!strapi.isLoaded) abortStartup(`${reasonOf(error)}; start again when it is available.`);
  markUnavailable();
}

/**
 * Strapi and its plugins do not await all of their reads and writes. Losing one while the database is
 * unavailable must not end the process, nor must one that is still waiting for a connection at shutdown;
 * any other unhandled rejection still does.
 */
export function ignoreUnavailable(strapi: Pick<Core.Strapi, 'log'>) {
  return (error: unknown): void => {
    if (isPoolClosed(error)) return;
    if (!isUnavailable(error)) throw error;
    strapi.log.error(`a background write was lost: ${reasonOf(error)}`);
  };
}

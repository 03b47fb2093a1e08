import type { Core } from '@strapi/strapi';
import { abortStartup, environment } from '../environment';
import { createLockRetry } from './lock-retry';
import { reportFailedTransactions } from './report-failed-transactions';
import { currentDeadline, markUnavailable } from './request-deadline';
import { retryLocked, type StatementRunner, tryWriteLock } from './retry-locked';
import { isUnavailable, reasonOf } from './unavailable';

let run: StatementRunner = (work) => work();

/**
 * Runs what asks the database by a way of its own, past Strapi and knex: again, for as long as the
 * work under way may wait, where another program has locked the file.
 */
export const whenAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  run(work, false);

/** Lets all statements outlast a locked SQLite file, and says in the log when and why they wait. */
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
          ? 'another program has locked the database; what writes waits'
          : 'the database can be written again',
      ),
  });
  return async (work, isReadOnly) => {
    // At the start nobody waits for an answer.
    const deadline = strapi.isLoaded
      ? currentDeadline()
      : Date.now() + environment.databaseWaitSeconds * 1000;
    return retry(work, { deadline, isReadOnly }).catch((error) => {
      if (isUnavailable(error)) recordOutage(strapi, error);
      throw error;
    });
  };
}

/** PostgreSQL is not waited for: its pool connects anew by itself. */
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

/** A start that comes to nothing ends with a sentence; Strapi would write the stack. */
function recordOutage(strapi: Core.Strapi, error: unknown): void {
  if (!strapi.isLoaded) abortStartup(`${reasonOf(error)}; start again when it is available.`);
  markUnavailable();
}

/**
 * Strapi and its plugins write here and there without waiting for the outcome. Such a write may be
 * lost while the database is away, but must not end the process; any other failure still does.
 */
export function ignoreUnavailable(strapi: Pick<Core.Strapi, 'log'>) {
  return (error: unknown): void => {
    if (!isUnavailable(error)) throw error;
    strapi.log.error(`a write that nothing waited for was lost: ${reasonOf(error)}`);
  };
}

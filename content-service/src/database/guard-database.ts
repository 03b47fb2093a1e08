import type { Core } from '@strapi/strapi';
import { environment, refuseToStart } from '../environment';
import { guardSqlite, type Run, tryWriteLock } from './guard-sqlite';
import { reportFailedTransactions } from './honest-transactions';
import { noteFailure, patienceEnds } from './patience';
import { isUnavailable, reasonOf } from './unavailable';
import { writeLock } from './write-lock';

let guard: Run = (work) => work();

/**
 * Runs what asks the database by a way of its own, past Strapi and knex: again, for as long as the
 * work under way may wait, where another program has locked the file.
 */
export const whenAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  guard(work, false);

/** Lets all statements outlast a locked SQLite file, and says in the log when and why they wait. */
export function guardDatabase(strapi: Core.Strapi): void {
  const { client } = strapi.db.connection;
  reportFailedTransactions(client);
  guard = strapi.db.dialect.client === 'sqlite' ? outlastLocks(strapi) : observing(strapi);
  if (strapi.db.dialect.client === 'sqlite') guardSqlite(client, guard);
  else {
    const acquire = client.acquireConnection.bind(client);
    client.acquireConnection = () => guard(acquire, false);
  }
  process.on('unhandledRejection', survive(strapi));
}

function outlastLocks(strapi: Core.Strapi): Run {
  const { client } = strapi.db.connection;
  const locked = writeLock({
    tryLock: () => tryWriteLock(client),
    onChange: (isLocked) =>
      strapi.log.warn(
        isLocked
          ? 'another program has locked the database; what writes waits'
          : 'the database can be written again',
      ),
  });
  return async (work, reads) => {
    // At the start nobody waits for an answer.
    const until = strapi.isLoaded
      ? patienceEnds()
      : Date.now() + environment.databaseWaitSeconds * 1000;
    return locked(work, { until, reads }).catch((error) => {
      if (isUnavailable(error)) noteUnavailable(strapi, error);
      throw error;
    });
  };
}

/** PostgreSQL is not waited for: its pool connects anew by itself. */
function observing(strapi: Core.Strapi): Run {
  let isAway = false;
  return async (work) => {
    try {
      const result = await work();
      if (isAway) strapi.log.warn('the database can be reached again');
      isAway = false;
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (!isAway) strapi.log.error(reasonOf(error));
      isAway = true;
      noteUnavailable(strapi, error);
      throw error;
    }
  };
}

/** A start that comes to nothing ends with a sentence; Strapi would write the stack. */
function noteUnavailable(strapi: Core.Strapi, error: unknown): void {
  if (!strapi.isLoaded) refuseToStart(`${reasonOf(error)}; start again when it is available.`);
  noteFailure();
}

/**
 * Strapi and its plugins write here and there without waiting for the outcome. Such a write may be
 * lost while the database is away, but must not end the process; any other failure still does.
 */
export function survive(strapi: Pick<Core.Strapi, 'log'>) {
  return (error: unknown): void => {
    if (!isUnavailable(error)) throw error;
    strapi.log.error(`a write that nothing waited for was lost: ${reasonOf(error)}`);
  };
}

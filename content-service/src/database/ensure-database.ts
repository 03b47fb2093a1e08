import { databaseFile } from '../data-directory';
import { environment } from '../environment';
import { checkPostgres } from './check-postgres';
import { checkSqliteFile } from './check-sqlite-file';
import { waitForDatabase } from './wait-for-database';

let ensured: Promise<void> | undefined;

/**
 * Resolves when the database can be used: PostgreSQL accepts connections, or the SQLite file is
 * intact and writable. Waits for a server that does not respond and for a locked file. Checks once
 * in a process: the whole SQLite file is read.
 * @throws Error with one sentence for the operator
 */
export function ensureDatabase(): Promise<void> {
  ensured ??= checkDatabase();
  return ensured;
}

function checkDatabase(): Promise<void> {
  const { databaseUrl, databaseWaitSeconds: seconds } = environment;
  const attempt = databaseUrl
    ? () => checkPostgres(databaseUrl)
    : () => checkSqliteFile(databaseFile);
  const log = (sentence: string) => process.stdout.write(`database: ${sentence}\n`);
  return waitForDatabase(attempt, { seconds, log });
}

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { TemporarilyUnavailable } from './unavailable';

/** SQLite's result codes, without their extensions (https://www.sqlite.org/rescode.html). */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/**
 * Checks a database file before anything reads from it, and has it written through a write-ahead
 * log from then on, so that readers and a writer do not keep each other waiting. A file that is not
 * there yet is created.
 * @throws DatabaseAway where another program has locked it; Error with one sentence for the operator
 * where it is damaged, or cannot be read and written
 */
export function checkSqliteFile(file: string): void {
  if (existsSync(file)) requireUsableFile(file);
  const database = open(file);
  try {
    const result = database.prepare('pragma quick_check(1)').get()?.quick_check;
    if (result !== 'ok') throw damagedError(file, 'is damaged');
    database.exec('pragma journal_mode = wal');
    // The start writes, as soon as it can.
    database.exec('begin immediate; rollback');
  } catch (error) {
    throw toOperatorError(file, error);
  } finally {
    database.close();
  }
}

function requireUsableFile(file: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch {
    throw inaccessibleError(file);
  }
  // SQLite would take it for a new database, as if there had never been anything.
  if (statSync(file).size === 0) throw damagedError(file, 'is empty');
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch {
    throw inaccessibleError(file);
  }
}

function toOperatorError(file: string, error: unknown): unknown {
  const isFromSqlite = error instanceof Error && 'errcode' in error;
  const code = isFromSqlite && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
  if (code === CORRUPT) return damagedError(file, 'is damaged');
  if (code === NOT_A_DATABASE) return damagedError(file, 'is no SQLite database');
  if (code !== BUSY) return error;
  return new TemporarilyUnavailable(
    `another program has locked the database file ${file}`,
    'end that program',
  );
}

const inaccessibleError = (file: string) =>
  new Error(
    `the database file ${file} cannot be read and written; give the user that runs the service permission for both.`,
  );

// The log of a damaged file would be applied to the file that takes its place.
const damagedError = (file: string, problem: string) =>
  new Error(
    `the database file ${file} ${problem}; delete it together with ${file}-wal and ${file}-shm and put the file of a backup in its place.`,
  );

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { TemporarilyUnavailable } from './unavailable';

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html). */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/**
 * Checks a database file before anything reads it and switches it to a write-ahead log, so that
 * readers and a writer do not block each other. Creates the file if it does not exist.
 * @throws TemporarilyUnavailable if another program has locked it; Error with one sentence for the
 * operator if it is damaged or cannot be read and written
 */
export function checkSqliteFile(file: string): void {
  if (existsSync(file)) requireUsableFile(file);
  const database = open(file);
  try {
    const result = database.prepare('pragma quick_check(1)').get()?.quick_check;
    if (result !== 'ok') throw damagedError(file, 'is damaged');
    database.exec('pragma journal_mode = wal');
    // Startup writes to the database, so the write lock must be available, too.
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
  // SQLite treats an empty file as a new database, which would hide the loss.
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
  if (code === NOT_A_DATABASE) return damagedError(file, 'is not an SQLite database');
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

// A leftover write-ahead log would be applied to the restored file.
const damagedError = (file: string, problem: string) =>
  new Error(
    `the database file ${file} ${problem}; delete it together with ${file}-wal and ${file}-shm and restore it from a backup.`,
  );

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseAway } from './database-away';

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
export function checkDatabaseFile(file: string): void {
  if (existsSync(file)) requireFilled(file);
  const database = open(file);
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check;
    if (found !== 'ok') throw damaged(file, 'is damaged');
    database.exec('pragma journal_mode = wal');
    // The start writes, as soon as it can.
    database.exec('begin immediate; rollback');
  } catch (error) {
    throw explained(file, error);
  } finally {
    database.close();
  }
}

function requireFilled(file: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch {
    throw inaccessible(file);
  }
  // SQLite would take it for a new database, as if there had never been anything.
  if (statSync(file).size === 0) throw damaged(file, 'is empty');
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch {
    throw inaccessible(file);
  }
}

function explained(file: string, error: unknown): unknown {
  const isFromSqlite = error instanceof Error && 'errcode' in error;
  const result = isFromSqlite && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
  if (result === CORRUPT) return damaged(file, 'is damaged');
  if (result === NOT_A_DATABASE) return damaged(file, 'is no SQLite database');
  if (result !== BUSY) return error;
  return new DatabaseAway(
    `another program has locked the database file ${file}`,
    'end that program',
  );
}

const inaccessible = (file: string) =>
  new Error(
    `the database file ${file} cannot be read and written; give the user that runs the service permission for both.`,
  );

// The log of a damaged file would be applied to the file that takes its place.
const damaged = (file: string, what: string) =>
  new Error(
    `the database file ${file} ${what}; delete it together with ${file}-wal and ${file}-shm and put the file of a backup in its place.`,
  );

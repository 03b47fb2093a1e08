import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import type { DatabaseSummary } from './summary.ts';

/** How long to wait for another program that has locked the file, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** All at once: if pages are copied in steps, each write of the service begins the copy anew. */
const ALL_PAGES = 2 ** 31 - 1;

/** The part of SQLite's result codes that an extended one shares with its primary one. */
const PRIMARY_CODE = 0xff;

/** Tables without SQLite's own and virtual ones, whose contents are in other tables. */
const TABLES = `select name from sqlite_master where type = 'table'
  and name not like 'sqlite\\_%' escape '\\' and sql not like 'create virtual%' order by name`;

/** @throws Error if there is no such file */
export function openSqlite(file: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  if (!existsSync(file)) {
    throw new Error(`There is no database ${file}: does DATA_DIR or DATABASE_URL name another?`);
  }
  return new DatabaseSync(file, { timeout: TIMEOUT_MS, ...options });
}

/** Copies a database that may be in use, as it is at one moment. */
export async function copySqlite(file: string, copy: string): Promise<void> {
  const source = openSqlite(file, { readOnly: true });
  try {
    await backup(source, copy, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/**
 * Whether a program has the database open.
 * @throws Error if it is damaged
 */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Needs the file for itself; the service returns to a write-ahead log at its next start.
    database.exec('pragma journal_mode = delete');
    return false;
  } catch (error) {
    if (isLocked(error)) return true;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read: ${reason}.`);
  } finally {
    database.close();
  }
}

/** Whether another connection holds a lock: SQLITE_BUSY, SQLITE_LOCKED (https://www.sqlite.org/rescode.html). */
const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  [5, 6].includes(Number(error.errcode) & PRIMARY_CODE);

/**
 * What a database contains: rows and hash of each table, and rows that refer to missing ones.
 * @param file a database that nothing else has open
 * @throws Error if it is damaged
 */
export function summarizeSqlite(file: string): DatabaseSummary {
  const database = openSqlite(file);
  try {
    // Otherwise files would be left beside a copy.
    database.exec('pragma journal_mode = delete');
    const check = database.prepare('pragma quick_check(1)').get()?.quick_check;
    if (check !== 'ok') throw new Error(`The database is damaged: ${check}`);
    const tables = Object.fromEntries(
      sqliteTables(database).map((table) => [table, summarizeTable(database, table)]),
    );
    const brokenReferences = database.prepare('pragma foreign_key_check').all().length;
    return { tables, brokenReferences, files: sqliteFiles(database) };
  } finally {
    database.close();
  }
}

export const sqliteTables = (database: DatabaseSync): string[] =>
  database
    .prepare(TABLES)
    .all()
    .map(({ name }) => String(name));

function summarizeTable(database: DatabaseSync, table: string) {
  const statement = database.prepare(`select * from "${table}"`);
  statement.setReadBigInts(true);
  const hash = createHash('sha256');
  let rows = 0;
  for (const row of statement.iterate()) {
    rows += 1;
    for (const value of Object.values(row)) {
      hash.update(`${typeof value} `).update(value instanceof Uint8Array ? value : `${value}`);
      hash.update('\0');
    }
  }
  return { rows, hash: hash.digest('hex') };
}

function sqliteFiles(database: DatabaseSync): DatabaseSummary['files'] {
  if (!sqliteTables(database).includes('files')) return [];
  return database
    .prepare('select url, formats from files')
    .all()
    .map(({ url, formats }) => ({ url: String(url), formats: JSON.parse(String(formats)) }));
}

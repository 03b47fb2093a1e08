import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import {
  isPostgresInUse,
  outputOfPostgresTool,
  postgresTables,
  runPostgresTool,
  summarizePostgres,
  withPostgres,
} from '../database/postgres.ts';
import { copySqlite, summarizeSqlite } from '../database/sqlite.ts';
import type { DatabaseSummary } from '../database/summary.ts';

/** Files that can be restored without this tool: with gunzip, and with pg_restore. */
const SQLITE_FILE = 'data.db.gz';
const POSTGRES_FILE = 'database.dump';

/**
 * Writes a consistent copy of an SQLite database, which may be in use.
 * @param folder of the backup
 * @returns what the copy contains
 */
export async function dumpSqlite(file: string, folder: string): Promise<DatabaseSummary> {
  const copy = path.join(folder, 'data.db');
  await copySqlite(file, copy);
  const summary = summarizeSqlite(copy);
  const target = createWriteStream(path.join(folder, SQLITE_FILE), { mode: 0o600 });
  await pipeline(createReadStream(copy), createGzip(), target);
  await rm(copy);
  return summary;
}

/** Restores an SQLite database. @param file must not exist */
export async function restoreSqlite(folder: string, file: string): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  await pipeline(createReadStream(path.join(folder, SQLITE_FILE)), createGunzip(), target);
}

/**
 * Has pg_dump write a PostgreSQL database, which may be in use.
 * @returns what the dump contains, counted in the same snapshot
 */
export function dumpPostgres(url: string, folder: string): Promise<DatabaseSummary> {
  return withPostgres(url, async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const file = path.join(folder, POSTGRES_FILE);
    const snapshot = `--snapshot=${rows[0]?.id}`;
    await runPostgresTool(url, 'pg_dump', ['--format=custom', `--file=${file}`, snapshot]);
    const summary = await summarizePostgres(client);
    await client.query('commit');
    return summary;
  });
}

/**
 * Restores a PostgreSQL database, all of it or nothing.
 * @param replace whether to remove what is in it
 * @throws Error if it is not empty or in use
 */
export async function restorePostgres(
  folder: string,
  url: string,
  replace: boolean,
): Promise<void> {
  const isEmpty = await withPostgres(url, (client) => requireRestorable(client, replace));
  const script = restoreScript(url, path.join(folder, POSTGRES_FILE), isEmpty);
  const options = ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--file=-'];
  await runPostgresTool(url, 'psql', options, script);
}

/** Nothing of it is written to a disk. What comes to an end before "commit" changes nothing. */
async function* restoreScript(
  url: string,
  dump: string,
  isEmpty: boolean,
): AsyncGenerator<Buffer | string> {
  yield 'begin;\n';
  if (!isEmpty) yield 'drop schema public cascade; create schema public;\n';
  const options = ['--no-owner', '--no-privileges', '--file=-', dump];
  yield* outputOfPostgresTool(url, 'pg_restore', options);
  yield 'commit;\n';
}

/** @returns whether it is empty */
async function requireRestorable(client: pg.Client, replace: boolean): Promise<boolean> {
  const isEmpty = (await postgresTables(client)).length === 0;
  if (isEmpty) return true;
  if (!replace) {
    throw new Error('The database of DATABASE_URL is not empty; --replace removes what is in it.');
  }
  if (await isPostgresInUse(client)) {
    throw new Error('Programs are connected to the database: stop the content service first.');
  }
  return false;
}

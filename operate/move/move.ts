import { existsSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { isPostgresInUse, postgresTables, withPostgres } from '../database/postgres.ts';
import { isSqliteInUse, openSqlite } from '../database/sqlite.ts';
import { withScratchFolder } from '../scratch-folder.ts';
import { makeTables } from '../service-run.ts';
import { fillPostgres, movedTables, postgresDatabase } from './postgres-database.ts';
import { fillSqlite, sqliteDatabase } from './sqlite-database.ts';
import { type Database, digestOf, requireSameColumns, type Table } from './table.ts';

/** What was moved. */
export type Moved = { tables: number; rows: number };

type Say = (line: string) => void;

const IN_USE = 'A program uses the database: stop the content service first.';

/** A table of a PostgreSQL database while a move to it is not complete. */
const UNFINISHED = 'unfinished_move';

/**
 * Moves an SQLite database to an empty PostgreSQL database, and compares all rows. What an earlier move
 * left that was interrupted is removed.
 * @throws Error if something differs; the PostgreSQL database is empty again, then
 */
export async function moveToPostgres(file: string, url: string, say: Say): Promise<Moved> {
  const source = openSqlite(file);
  try {
    if (isSqliteInUse(file)) throw new Error(IN_USE);
    await withPostgres(url, (client) => begin(client, say));
    say('Making the tables ...');
    await withScratchFolder('move', (DATA_DIR) => makeTables({ DATA_DIR, DATABASE_URL: url }));
    return await withPostgres(url, (client) =>
      emptiedOnFailure(client, async () => {
        await client.query('begin');
        await client.query(`drop table ${UNFINISHED}`);
        const from = sqliteDatabase(source);
        const to = postgresDatabase(client);
        const tables = await movedTables(client);
        requireSameColumns(await from.columns(), await to.columns());
        await fillPostgres(client, tables, from, (name) => say(`  ${name}`));
        const moved = await compare(tables, from, to, say);
        await client.query('commit');
        return moved;
      }),
    );
  } finally {
    source.close();
  }
}

/**
 * Moves a PostgreSQL database to an SQLite file that does not exist yet, and compares all rows.
 * @throws Error if something differs; then there is no file
 */
export async function moveToSqlite(url: string, file: string, say: Say): Promise<Moved> {
  if (existsSync(file)) throw new Error(`${file} exists: move it away first.`);
  return withScratchFolder('move', async (scratch) => {
    const moved = await withPostgres(url, async (client) => {
      if (await isPostgresInUse(client)) throw new Error(IN_USE);
      say('Making the tables ...');
      await makeTables({ DATA_DIR: scratch, DATABASE_URL: '' });
      const target = openSqlite(path.join(scratch, 'data.db'));
      try {
        return await fillAndCompare(client, target, say);
      } finally {
        target.close();
      }
    });
    // Under its name only when it is complete.
    await copyFile(path.join(scratch, 'data.db'), `${file}.new`);
    await rename(`${file}.new`, file);
    return moved;
  });
}

async function fillAndCompare(client: pg.Client, target: DatabaseSync, say: Say): Promise<Moved> {
  await client.query('begin isolation level repeatable read, read only');
  const from = postgresDatabase(client);
  const to = sqliteDatabase(target);
  const tables = await movedTables(client);
  requireSameColumns(await from.columns(), await to.columns());
  await fillSqlite(target, tables, from, (name) => say(`  ${name}`));
  const moved = await compare(tables, from, to, say);
  // One file, without a write-ahead log beside it.
  target.exec('pragma journal_mode = delete');
  return moved;
}

async function compare(
  tables: readonly Table[],
  from: Database,
  to: Database,
  say: Say,
): Promise<Moved> {
  say('Comparing all rows ...');
  let rows = 0;
  for (const table of tables) {
    const [expected, actual] = [await digestOf(from.read(table)), await digestOf(to.read(table))];
    if (expected.rows !== actual.rows || expected.sum !== actual.sum) {
      throw new Error(
        `${table.name} differs after the move (${actual.rows} of ${expected.rows} rows).`,
      );
    }
    rows += expected.rows;
  }
  return { tables: tables.length, rows };
}

/** Has an empty database, and marks it until the move is complete: the tables are made before its transaction. */
async function begin(client: pg.Client, say: Say): Promise<void> {
  const tables = await postgresTables(client);
  if (tables.includes(UNFINISHED)) {
    if (await isPostgresInUse(client)) {
      throw new Error('Another move to the PostgreSQL database has not ended: try again later.');
    }
    say('Removing what an interrupted move has left ...');
    await removeAll(client);
  } else if (tables.length > 0) {
    throw new Error('The PostgreSQL database is not empty: create another one to move to.');
  }
  await client.query(`create table ${UNFINISHED} ()`);
}

/** It was empty before, so that another attempt finds it empty. */
async function emptiedOnFailure<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await client.query('rollback');
    await removeAll(client);
    throw error;
  }
}

const removeAll = (client: pg.Client) =>
  client.query('drop schema public cascade; create schema public');

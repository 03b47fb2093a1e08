import type { DatabaseSync } from 'node:sqlite';
import { sqliteTables } from '../database/sqlite.ts';
import type { Database, Row, Table } from './table.ts';
import { fromSqlite, toSqlite } from './values.ts';

/** An SQLite database to move from or to. */
export function sqliteDatabase(database: DatabaseSync): Database {
  return {
    columns: async () =>
      new Map(sqliteTables(database).map((table) => [table, columnsOf(database, table)])),
    read: (table) => read(database, table),
    lastNumbers: async () =>
      new Map(
        database
          .prepare('select name, seq from sqlite_sequence')
          .all()
          .map(({ name, seq }) => [String(name), Number(seq)]),
      ),
  };
}

/**
 * Fills an SQLite database that the content service has made, in one transaction.
 * @throws Error if a row refers to a missing one
 */
export async function fillSqlite(
  database: DatabaseSync,
  tables: readonly Table[],
  source: Database,
  onTable: (name: string) => void,
): Promise<void> {
  // Tables refer to each other in circles: checked at the end.
  database.exec('pragma foreign_keys = off; begin immediate');
  dropTriggers(database);
  for (const { name } of tables) database.exec(`delete from "${name}"`);
  for (const table of tables) {
    onTable(table.name);
    const columns = table.columns.map(({ name }) => `"${name}"`).join(', ');
    const places = table.columns.map(() => '?').join(', ');
    const insert = database.prepare(`insert into "${table.name}" (${columns}) values (${places})`);
    for await (const row of source.read(table)) insert.run(...row.map(toSqlite));
  }
  const lastNumbers = await source.lastNumbers();
  const update = database.prepare('update sqlite_sequence set seq = ? where name = ? and seq < ?');
  const create = database.prepare(
    `insert into sqlite_sequence (name, seq)
     select ?, ? where not exists (select 1 from sqlite_sequence where name = ?)`,
  );
  for (const [name, last] of lastNumbers) {
    update.run(BigInt(last), name, BigInt(last));
    create.run(name, BigInt(last), name);
  }
  forgetSearchIndex(database);
  const broken = database.prepare('pragma foreign_key_check').all().length;
  if (broken > 0) throw new Error(`${broken} rows refer to missing ones; nothing was moved.`);
  database.exec('commit');
}

/**
 * They keep indexes of searches up to date, which takes half an hour for 20,000 rows, one by one. The
 * content service makes missing ones at its start, and the indexes anew.
 */
function dropTriggers(database: DatabaseSync): void {
  const triggers = database.prepare("select name from sqlite_master where type = 'trigger'").all();
  for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
}

/** So that the next start builds it from the posts: it was built when there were none. */
function forgetSearchIndex(database: DatabaseSync): void {
  database.exec('delete from search_totals');
}

const columnsOf = (database: DatabaseSync, table: string) =>
  database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name));

async function* read(database: DatabaseSync, { name, columns }: Table): AsyncIterable<Row> {
  const statement = database.prepare(
    `select ${columns.map((column) => `"${column.name}"`).join(', ')} from "${name}"`,
  );
  statement.setReadBigInts(true);
  for (const row of statement.iterate()) {
    yield columns.map((column) => fromSqlite(row[column.name], column.kind));
  }
}

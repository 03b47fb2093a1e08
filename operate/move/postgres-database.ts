import type pg from 'pg';
import { postgresTables } from '../database/postgres.ts';
import { type Database, isMoved, type Row, type Table } from './table.ts';
import { fromPostgres, kindOfColumn, toPostgres } from './values.ts';

/** Rows that are read and written at a time. */
const BATCH = 500;

/** As the server writes them: the parsers of pg lose digits and zones. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };

/** A PostgreSQL database to move from or to, within a transaction. */
export function postgresDatabase(client: pg.Client): Database {
  return {
    columns: async () => {
      const columns = new Map<string, string[]>();
      for (const { table, column } of await readColumns(client)) {
        columns.set(table, [...(columns.get(table) ?? []), column]);
      }
      return columns;
    },
    read: (table) => read(client, table),
    lastNumbers: () => lastNumbers(client),
  };
}

/** The tables that are moved, with their columns. */
export async function movedTables(client: pg.Client): Promise<Table[]> {
  const names = new Set((await postgresTables(client)).filter(isMoved));
  const tables = new Map<string, Table>();
  for (const { table: name, column, type } of await readColumns(client)) {
    if (!names.has(name)) continue;
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: column, kind: kindOfColumn(type) });
    tables.set(name, table);
  }
  return [...tables.values()];
}

/**
 * Fills a PostgreSQL database that the content service has made. Foreign keys are taken off meanwhile
 * and put back, which checks all references.
 * @param client within a transaction
 */
export async function fillPostgres(
  client: pg.Client,
  tables: readonly Table[],
  source: Database,
  onTable: (name: string) => void,
): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  const all = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  await client.query(`truncate ${all}`);
  for (const table of tables) {
    onTable(table.name);
    let batch: Row[] = [];
    for await (const row of source.read(table)) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      await insert(client, table, batch);
      batch = [];
    }
    if (batch.length > 0) await insert(client, table, batch);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  // So that the next start builds it from the posts: it was built when there were none.
  await client.query('delete from search_totals');
  const last = await source.lastNumbers();
  for (const { table, sequence, column } of await sequencesOf(client)) {
    await client.query(
      `select setval($1, greatest($2, (select coalesce(max(${client.escapeIdentifier(column)}), 0)
         from ${client.escapeIdentifier(table)}), 1))`,
      [sequence, last.get(table) ?? 0],
    );
  }
}

async function insert(client: pg.Client, { name, columns }: Table, rows: Row[]): Promise<void> {
  const objects = rows.map((row) =>
    Object.fromEntries(
      columns.map((column, index) => [column.name, toPostgres(row[index] ?? null, column.kind)]),
    ),
  );
  const table = client.escapeIdentifier(name);
  await client.query(
    `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(objects)],
  );
}

async function* read(client: pg.Client, { name, columns }: Table): AsyncIterable<Row> {
  const names = columns.map((column) => client.escapeIdentifier(column.name)).join(', ');
  await client.query(
    `declare moved cursor for select ${names} from ${client.escapeIdentifier(name)}`,
  );
  try {
    for (;;) {
      const { rows } = await client.query<Record<string, string | null>>({
        text: `fetch ${BATCH} from moved`,
        types: AS_TEXT,
      });
      for (const row of rows) {
        yield columns.map((column) => fromPostgres(row[column.name] ?? null, column.kind));
      }
      if (rows.length < BATCH) return;
    }
  } finally {
    await client.query('close moved');
  }
}

async function lastNumbers(client: pg.Client): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const { table, sequence } of await sequencesOf(client)) {
    const { rows } = await client.query<{ last: string }>(
      `select case when is_called then last_value else last_value - 1 end as last from ${sequence}`,
    );
    numbers.set(table, Number(rows[0]?.last));
  }
  return numbers;
}

async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select table_name as "table", column_name as "column",
       pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns
     where table_schema = 'public'
       and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  return rows.filter(({ table }) => isMoved(table));
}

async function readColumns(client: pg.Client) {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column", data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
     order by table_name, ordinal_position`,
  );
  return rows;
}

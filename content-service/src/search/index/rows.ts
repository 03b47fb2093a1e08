import type { Core } from '@strapi/strapi';

/** A connection or an open transaction. */
export type Sql = Core.Strapi['db']['connection'];

/** Far below the number of values that either database takes in a statement. */
const ROWS_PER_STATEMENT = 1000;

/** A value that is bound to a statement; SQLite takes a date as its number of milliseconds. */
export type Value = string | number | Date;

/** Runs one statement on either database. @returns its rows */
export async function selectRows<Row>(
  sql: Sql,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  // knex hands on what the driver gives: SQLite's a list, PostgreSQL's an object that holds one.
  const result: unknown = await sql.raw(text, values);
  const rows = Array.isArray(result) ? result : (result as { rows?: unknown[] }).rows;
  return (rows ?? []) as Row[];
}

/**
 * Runs a statement for lists of any length, in parts.
 * @param text what comes before and after the list, which is written `(?, ?, …)`
 */
export async function selectIn<Row>(
  sql: Sql,
  text: (list: string) => string,
  values: Value[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of chunks(values)) {
    const list = `(${part.map(() => '?').join(', ')})`;
    rows.push(...(await selectRows<Row>(sql, text(list), part)));
  }
  return rows;
}

/** The columns of a table that rows are inserted into, with their types. */
export type Columns = Record<string, 'integer' | 'text'>;

/**
 * Inserts many rows, whatever their number with the same statement: SQLite keeps the memory of each
 * distinct one for long.
 * @param rows the values in the order of the columns
 * @param after what follows the values, such as `on conflict …` and `returning …`
 * @returns what the statement returns
 */
export async function insertRows<Row>(
  sql: Sql,
  table: string,
  columns: Columns,
  rows: Value[][],
  after = '',
): Promise<Row[]> {
  const names = Object.keys(columns);
  const types = Object.values(columns);
  const isPostgres = sql.client.dialect === 'postgresql';
  // Without a condition, SQLite would take `on conflict` for that of a join.
  const source = isPostgres
    ? `select * from unnest(${types.map((type) => `cast(? as ${type}[])`).join(', ')})`
    : `select ${types.map((type, index) => `cast(value ->> ${index} as ${type})`).join(', ')}
       from json_each(?) where true`;
  const text = `insert into ${table} (${names.join(', ')}) ${source} ${after}`;
  const returned: Row[] = [];
  for (const part of chunks(rows)) {
    const values = isPostgres
      ? types.map((_, index) => part.map((row) => row[index] ?? null))
      : [JSON.stringify(part)];
    returned.push(...(await selectRows<Row>(sql, text, values)));
  }
  return returned;
}

export function chunks<Item>(items: Item[], size = ROWS_PER_STATEMENT): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += size) {
    parts.push(items.slice(start, start + size));
  }
  return parts;
}

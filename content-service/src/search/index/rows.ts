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
  values: Value[] = [],
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

/**
 * Inserts many rows.
 * @param into the table with its columns
 * @param after what follows the values, such as `on conflict …` and `returning …`
 * @returns what the statement returns
 */
export async function insertRows<Row>(
  sql: Sql,
  into: string,
  rows: Value[][],
  after = '',
): Promise<Row[]> {
  const returned: Row[] = [];
  for (const part of chunks(rows)) {
    const tuple = `(${(part[0] ?? []).map(() => '?').join(', ')})`;
    const values = part.map(() => tuple).join(', ');
    const text = `insert into ${into} values ${values} ${after}`;
    returned.push(...(await selectRows<Row>(sql, text, part.flat())));
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

import type { Core } from '@strapi/strapi';
import { isPostgres } from './is-postgres';
import { statementName } from './statement-name';

/** A connection or an open transaction. */
export type Sql = Core.Strapi['db']['connection'];

/** More at once would only take more memory. */
const ROWS_PER_STATEMENT = 1000;

/** A value that is bound to a statement; SQLite takes a date as its number of milliseconds. */
export type Value = string | number | Date;

/** Runs one statement on either database, which keeps it prepared. @returns its rows */
export async function selectRows<Row>(
  sql: Sql,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  // knex hands on what the driver gives: SQLite's a list, PostgreSQL's an object that holds one.
  const statement = sql.raw(text, values);
  const name = isPostgres(sql) ? statementName(text) : undefined;
  const result: unknown = await (name ? statement.options({ name }) : statement);
  const rows = Array.isArray(result) ? result : (result as { rows?: unknown[] }).rows;
  return (rows ?? []) as Row[];
}

/** SQL with its values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * Runs a statement for a list of any length. The list is one value, so that the statement is the same
 * for each: SQLite keeps it prepared.
 * @param text the statement around the list, as `… in ${list}`
 */
export async function selectIn<Row>(
  sql: Sql,
  text: (list: string) => string,
  values: readonly (string | number)[],
): Promise<Row[]> {
  if (values.length === 0) return [];
  if (!isPostgres(sql)) {
    const list = '(select value from json_each(?))';
    return selectRows<Row>(sql, text(list), [JSON.stringify(values)]);
  }
  const type = typeof values[0] === 'number' ? 'integer' : 'text';
  return selectRows<Row>(sql, text(`(select unnest(cast(? as ${type}[])))`), [values]);
}

/** The columns of a table that rows are inserted into or read from, with their types. */
export type Columns = Record<string, 'integer' | 'double precision' | 'text'>;

/**
 * Rows of values as a statement that selects them: the same whatever their number, as SQLite keeps
 * the memory of each distinct one for long.
 * @param rows the values in the order of the columns
 */
export function rowsOf(sql: Sql, columns: Columns, rows: readonly (readonly Value[])[]): Statement {
  const entries = Object.entries(columns);
  if (isPostgres(sql)) {
    const lists = entries.map(([, type]) => `cast(? as ${type}[])`).join(', ');
    return {
      text: `select * from unnest(${lists}) as v (${Object.keys(columns).join(', ')})`,
      values: entries.map((_, index) => rows.map((row) => row[index] ?? null)),
    };
  }
  const cells = entries.map(
    ([name, type], index) => `cast(value ->> ${index} as ${type}) as ${name}`,
  );
  // Without a condition, SQLite would take the `on conflict` of an insertion for that of a join.
  return {
    text: `select ${cells.join(', ')} from json_each(?) where true`,
    values: [JSON.stringify(rows)],
  };
}

/**
 * Inserts many rows.
 * @param rows the values in the order of the columns
 * @param after what follows the values, such as `on conflict …` and `returning …`
 * @returns what the statement returns
 */
export async function insertRows<Row>(
  sql: Sql,
  table: string,
  columns: Columns,
  rows: readonly (readonly Value[])[],
  after = '',
): Promise<Row[]> {
  const returned: Row[] = [];
  for (const part of chunks(rows)) {
    const { text, values } = rowsOf(sql, columns, part);
    const insertion = `insert into ${table} (${Object.keys(columns).join(', ')}) ${text} ${after}`;
    returned.push(...(await selectRows<Row>(sql, insertion, values)));
  }
  return returned;
}

export function chunks<Item>(items: readonly Item[], size = ROWS_PER_STATEMENT): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += size) {
    parts.push(items.slice(start, start + size));
  }
  return parts;
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isPostgres } from '../../database/is-postgres';
import { type Columns, insertRows, type Sql } from '../../database/rows';

/** Rows that are kept in memory before they are sent. */
const ROWS_AT_ONCE = 1000;

type Row = readonly (string | number)[];

/**
 * Inserts any number of rows. PostgreSQL takes them by COPY, in half the time of an INSERT.
 * @param trx the open transaction, which runs no other statement meanwhile
 * @param rows the values in the order of the columns
 */
export async function bulkInsert(
  trx: Sql,
  table: string,
  columns: Columns,
  rows: Iterable<Row>,
): Promise<void> {
  if (!isPostgres(trx)) {
    for (const part of partsOf(rows)) await insertRows(trx, table, columns, part);
    return;
  }
  const connection: ClientBase = await trx.client.acquireConnection();
  const copy = copyFrom(`copy ${table} (${Object.keys(columns).join(', ')}) from stdin`);
  await pipeline(Readable.from(copyLines(rows)), connection.query(copy));
}

function* partsOf(rows: Iterable<Row>): Generator<Row[]> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_ONCE) continue;
    yield part;
    part = [];
  }
  yield part;
}

/** Rows in COPY's text format, many lines at a time. */
export function* copyLines(rows: Iterable<Row>): Generator<string> {
  for (const part of partsOf(rows)) {
    yield part.map((row) => `${row.map(cellOf).join('\t')}\n`).join('');
  }
}

const SPECIAL: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const cellOf = (value: string | number): string | number =>
  typeof value === 'number'
    ? value
    : value.replace(/[\\\t\n\r]/g, (character) => SPECIAL[character] ?? character);

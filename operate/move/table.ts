import { createHash } from 'node:crypto';
import type { ColumnKind, Value } from './values.ts';

/** A table that is moved. */
export type Table = {
  name: string;
  columns: { name: string; kind: ColumnKind }[];
};

/** The values of a row, in the order of the columns. */
export type Row = Value[];

/** Reads and writes one kind of database. */
export type Database = {
  /** The names of the columns of each table. */
  columns: () => Promise<Map<string, string[]>>;
  read: (table: Table) => AsyncIterable<Row>;
  /** The last number that was given to a row of each table, deleted ones included. */
  lastNumbers: () => Promise<Map<string, number>>;
};

/** Written when a database is started for the first time, and the same there. */
const OF_THE_SCHEMA = ['strapi_migrations', 'strapi_migrations_internal', 'strapi_database_schema'];

/** The content service builds its search index from the posts. */
const SEARCH_INDEX =
  /^(posts_search.*|search_(totals|documents|texts|terms|postings|words|spellings|title_words|pending))$/;

/** How often visitors did what is limited, in the last hours; the table is made when it is needed. */
const SHORT_LIVED = 'visitor_limits';

export const isMoved = (table: string) =>
  !OF_THE_SCHEMA.includes(table) && !SEARCH_INDEX.test(table) && table !== SHORT_LIVED;

/**
 * Asserts that two databases have the same tables and columns, but for those that are not moved.
 * @throws Error that says how they differ
 */
export function requireSameColumns(
  from: ReadonlyMap<string, string[]>,
  to: ReadonlyMap<string, string[]>,
): void {
  const namesOf = (columns: ReadonlyMap<string, string[]>) =>
    [...columns].flatMap(([table, names]) =>
      isMoved(table) ? names.map((name) => `${table}.${name}`) : [],
    );
  const [one, other] = [namesOf(from), namesOf(to)];
  const differences = [
    ...one.filter((name) => !other.includes(name)),
    ...other.filter((name) => !one.includes(name)),
  ];
  if (differences.length === 0) return;
  throw new Error(
    `The database has other columns than this version of the content service makes (${differences
      .slice(0, 5)
      .join(', ')} …): start and stop this version once, then try again.`,
  );
}

/**
 * Number and hash of the rows of a table, which do not depend on their order.
 */
export async function digestOf(rows: AsyncIterable<Row>): Promise<{ rows: number; sum: bigint }> {
  let count = 0;
  let sum = 0n;
  for await (const row of rows) {
    count += 1;
    sum += createHash('sha256').update(JSON.stringify(row)).digest().readBigUInt64BE();
  }
  return { rows: count, sum };
}

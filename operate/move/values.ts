/** A value in the same form whichever database it comes from; times in milliseconds since 1970. */
export type Value = null | boolean | number | string;

/** How a column is stored, by PostgreSQL's name of its type (information_schema.columns.data_type). */
export type ColumnKind = 'boolean' | 'time' | 'json' | 'number' | 'text';

const KINDS: Record<string, ColumnKind> = {
  boolean: 'boolean',
  'timestamp without time zone': 'time',
  'timestamp with time zone': 'time',
  json: 'json',
  jsonb: 'json',
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
};

export const kindOfColumn = (type: string): ColumnKind => KINDS[type] ?? 'text';

/** A value of SQLite, which has no booleans, times and JSON of its own. */
export function fromSqlite(value: unknown, kind: ColumnKind): Value {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Number(value) !== 0;
  if (kind === 'time') return typeof value === 'string' ? timeOfText(value) : Number(value);
  if (kind === 'json') return canonicalJson(String(value));
  return kind === 'number' ? Number(value) : String(value);
}

/** A value of PostgreSQL, as the server writes it. */
export function fromPostgres(text: string | null, kind: ColumnKind): Value {
  if (text === null) return null;
  if (kind === 'boolean') return text === 't';
  if (kind === 'time') return new Date(text.replace(' ', 'T')).getTime();
  if (kind === 'json') return canonicalJson(text);
  return kind === 'number' ? Number(text) : text;
}

/** For SQLite: whole numbers as such, since the driver takes every number for a fraction. */
export function toSqlite(value: Value): null | number | bigint | string {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}

/** For PostgreSQL, within a row as JSON. */
export function toPostgres(value: Value, kind: ColumnKind): unknown {
  if (value === null) return null;
  if (kind === 'time') return localTime(Number(value));
  return kind === 'json' ? JSON.parse(String(value)) : value;
}

/**
 * As the content service writes times into columns without a zone: by the clock of its machine. So the
 * move and both services need the same TZ.
 */
function localTime(milliseconds: number): string {
  const time = new Date(milliseconds);
  const shifted = new Date(milliseconds - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, -1);
}

/** SQLite's own clock writes UTC, without saying so. */
const timeOfText = (text: string) =>
  Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);

/** With sorted keys: PostgreSQL's jsonb keeps no order. JSON's null counts as no value. */
function canonicalJson(text: string): string | null {
  const value: unknown = JSON.parse(text);
  return value === null ? null : JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sortKeys(each)]),
  );
}

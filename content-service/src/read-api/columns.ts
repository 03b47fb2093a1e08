import type { Core } from '@strapi/strapi';

/** The column that holds a field of a type. */
export function columnOf(strapi: Core.Strapi, uid: string, field: string): string {
  const attribute = strapi.db.metadata.get(uid).attributes[field];
  return attribute && 'columnName' in attribute && attribute.columnName
    ? attribute.columnName
    : field;
}

type CellConverter = (cell: unknown) => unknown;

const toNumber: CellConverter = (cell) => Number(cell);

/** A value that the databases return as 1 or as true. */
export const toBoolean: CellConverter = (cell) => cell === true || cell === 1;

const toIsoDate: CellConverter = (cell) => new Date(cell as string | number | Date).toISOString();

/** Converters for field types that SQLite and PostgreSQL return differently. */
const CONVERTERS: Record<string, CellConverter> = {
  boolean: toBoolean,
  integer: toNumber,
  float: toNumber,
  decimal: toNumber,
  datetime: toIsoDate,
  timestamp: toIsoDate,
  json: (cell) => (typeof cell === 'string' ? JSON.parse(cell) : cell),
};

/**
 * Returns the converter from a field's database value to its API value: ISO dates, booleans, parsed
 * JSON. Empty values become null.
 */
export function converterOf(strapi: Core.Strapi, uid: string, field: string): CellConverter {
  const convert = CONVERTERS[strapi.db.metadata.get(uid).attributes[field]?.type ?? ''];
  return (cell) =>
    cell === null || cell === undefined || !convert ? (cell ?? null) : convert(cell);
}

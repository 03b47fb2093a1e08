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
const toIsoDate: CellConverter = (cell) => new Date(cell as string | number | Date).toISOString();

/** What SQLite and PostgreSQL hand over differently, by type of field; all else is taken as it is. */
const CONVERTERS: Record<string, CellConverter> = {
  boolean: (cell) => cell === true || cell === 1,
  integer: toNumber,
  float: toNumber,
  decimal: toNumber,
  datetime: toIsoDate,
  timestamp: toIsoDate,
  json: (cell) => (typeof cell === 'string' ? JSON.parse(cell) : cell),
};

/**
 * How the cell of a field is shown in an answer: dates in ISO form, yes or no as booleans, JSON
 * taken apart. An empty cell is null.
 */
export function converterOf(strapi: Core.Strapi, uid: string, field: string): CellConverter {
  const convert = CONVERTERS[strapi.db.metadata.get(uid).attributes[field]?.type ?? ''];
  return (cell) =>
    cell === null || cell === undefined || !convert ? (cell ?? null) : convert(cell);
}

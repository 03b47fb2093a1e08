import type { Core } from '@strapi/strapi';

/** The column that holds a field of a type. */
export function columnOf(strapi: Core.Strapi, uid: string, field: string): string {
  const attribute = strapi.db.metadata.get(uid).attributes[field];
  return attribute && 'columnName' in attribute && attribute.columnName
    ? attribute.columnName
    : field;
}

type Form = (cell: unknown) => unknown;

const asNumber: Form = (cell) => Number(cell);
const asMoment: Form = (cell) => new Date(cell as string | number | Date).toISOString();

/** What SQLite and PostgreSQL hand over differently, by type of field; all else is taken as it is. */
const FORMS: Record<string, Form> = {
  boolean: (cell) => cell === true || cell === 1,
  integer: asNumber,
  float: asNumber,
  decimal: asNumber,
  datetime: asMoment,
  timestamp: asMoment,
  json: (cell) => (typeof cell === 'string' ? JSON.parse(cell) : cell),
};

/**
 * How the cell of a field is shown in an answer: dates in ISO form, yes or no as booleans, JSON
 * taken apart. An empty cell is null.
 */
export function formOf(strapi: Core.Strapi, uid: string, field: string): Form {
  const form = FORMS[strapi.db.metadata.get(uid).attributes[field]?.type ?? ''];
  return (cell) => (cell === null || cell === undefined || !form ? (cell ?? null) : form(cell));
}

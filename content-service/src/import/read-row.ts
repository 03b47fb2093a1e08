import { typedPhone } from 'folding/typed-phone';
import type { Fault } from 'post-rules/row-fault';
import { readPhone } from 'post-rules/text/read-phone';
import { EMPTY_POST, type StoredPost } from '../checks/load-posts';
import { checkForm } from './check-form';
import { fault } from './fault';
import { type CellType, type ReferenceField, TABLE_FIELDS, type TableField } from './fields';
import { cleanCell, readDescription, readYesOrNo } from './read-cell';
import { type DateOrder, readDate } from './read-date';
import { readNumber } from './read-number';
import { findByName, nearestName, type Reference, type References } from './references';

/** The cells of a row that hold something, by field. */
export type Cells = Readonly<Partial<Record<TableField, string>>>;

type Attribute = Parameters<typeof checkForm>[2];

/** How a table is read. */
export interface Reading {
  references: References;
  dateOrder: DateOrder;
  /** What the schema says of a field. */
  attributeOf: (field: TableField) => Attribute;
}

/** A row as data for a version, and as the rules for posts take it. */
export interface ReadRow {
  data: Record<string, unknown>;
  post: StoredPost;
  faults: Fault[];
  /** The time zone in which its times are read. */
  zone: string;
}

type Value = string | number | boolean | Date;

type Read = { value: Value } | { fault: Fault };

/** Time zone of posts that are in no city. */
const NO_CITY_ZONE = 'UTC';

/** The order in which entries are found: an area by its city, a category by its kind. */
const REFERENCE_FIELDS: readonly ReferenceField[] = [
  'post_type',
  'nationality',
  'city',
  'area',
  'post_category',
  'creator',
];

/** More than any field holds but the text of a post; to read it would only take time. */
const MAX_CHARACTERS = 1000;

/** Reads a row of a table, with all that is wrong with its cells. */
export function readRow(row: Cells, reading: Reading): ReadRow {
  const { cells, faults } = withoutTooLong(row);
  const found = findReferences(cells, reading.references, faults);
  const zone = found.city?.time_zone ?? NO_CITY_ZONE;
  const country = found.city?.country?.code ?? null;
  const data: Record<string, unknown> = {};
  for (const [field, type] of Object.entries(TABLE_FIELDS) as [TableField, CellType][]) {
    const text = cleanCell(cells[field] ?? '');
    if (type === 'reference' || text === '') continue;
    const read = READERS[type]({ field, text, zone, country, dateOrder: reading.dateOrder });
    if ('fault' in read) {
      faults.push(read.fault);
      continue;
    }
    if (typeof read.value === 'string' || typeof read.value === 'number') {
      faults.push(...checkForm(field, read.value, reading.attributeOf(field)));
    }
    setValue(data, field, read.value);
  }
  // A position needs both numbers.
  const map = completeMap(data.map);
  const post = { ...EMPTY_POST, ...pickChecked(data), ...found, map } as StoredPost;
  const ids = Object.entries(found).map(([field, { id }]) => [field, id]);
  return { data: { ...data, map, ...Object.fromEntries(ids) }, post, faults, zone };
}

function withoutTooLong(row: Cells): { cells: Cells; faults: Fault[] } {
  const isTooLong = ([field, text]: [string, string]) =>
    field !== 'description' && text.length > MAX_CHARACTERS;
  const cells = Object.entries(row);
  const faults = cells
    .filter(isTooLong)
    .map(([field, { length }]) =>
      fault('too-long', field as TableField, { length, limit: MAX_CHARACTERS }),
    );
  return { cells: Object.fromEntries(cells.filter((cell) => !isTooLong(cell))), faults };
}

type Found = Partial<Record<ReferenceField, Reference>>;

function findReferences(cells: Cells, references: References, faults: Fault[]): Found {
  const found: Found = {};
  for (const field of REFERENCE_FIELDS) {
    const name = cleanCell(cells[field] ?? '');
    if (name === '') continue;
    const all = findByName(references[field], name);
    const fitting = all.filter((entry) => fits(field, entry, found));
    // One that does not fit is left to the rules for posts, which say why.
    const [entry, another] = fitting.length > 0 ? fitting : all;
    if (!entry) {
      const suggestion = nearestName(references[field], name);
      faults.push(fault('unknown', field, { value: name, suggestion }));
    } else if (another) faults.push(fault('several', field, { value: name }));
    else found[field] = entry;
  }
  return found;
}

function fits(field: ReferenceField, entry: Reference, { city, post_type: kind }: Found): boolean {
  if (field === 'area') return !city || entry.city?.id === city.id;
  const kinds = entry.post_types ?? [];
  return field !== 'post_category' || !kind || kinds.some(({ id }) => id === kind.id);
}

interface Cell {
  field: TableField;
  text: string;
  zone: string;
  /** Code of the country of its place. */
  country: string | null;
  dateOrder: DateOrder;
}

const asText = ({ text }: Cell): Read => ({ value: text });

const READERS: Readonly<Record<Exclude<CellType, 'reference'>, (cell: Cell) => Read>> = {
  text: asText,
  description: ({ text }) => ({ value: readDescription(text) }),
  date: ({ field, text, zone, dateOrder }) => {
    const date = readDate(text, dateOrder, zone);
    return date ? { value: date } : { fault: fault('date-unreadable', field, { value: text }) };
  },
  number: (cell) => numberOf(cell, readNumber(cell.text)),
  coordinate: (cell) => numberOf(cell, readNumber(cell.text, { decimals: true })),
  'yes-or-no': ({ field, text }) => {
    const value = readYesOrNo(text);
    if (value === null) return { fault: fault('yes-or-no-unreadable', field, { value: text }) };
    return { value };
  },
  phone: ({ field, text, country }) => {
    const phone = readPhone(typedPhone(text) ?? text, country);
    if (typeof phone !== 'string') return { value: phone.international };
    return { fault: fault('phone-unreadable', field, { value: text, problem: phone }) };
  },
  address: ({ text }) => ({ value: /^https?:\/\//i.test(text) ? text : `https://${text}` }),
  codes: ({ text }) => ({
    value: text
      .toLowerCase()
      .split(/[\s,;،/]+/)
      .filter(Boolean)
      .join(', '),
  }),
  currency: ({ text }) => ({ value: text.toUpperCase() }),
};

function numberOf({ field, text }: Cell, number: ReturnType<typeof readNumber>): Read {
  if (number === 'ambiguous') return { fault: fault('number-ambiguous', field, { value: text }) };
  if (number === 'unreadable') return { fault: fault('number-unreadable', field, { value: text }) };
  return { value: number };
}

/** @param field may be a path into a component */
function setValue(data: Record<string, unknown>, field: string, value: Value): void {
  const [name = '', part] = field.split('.');
  if (part === undefined) data[name] = value;
  else data[name] = { ...(data[name] as object | undefined), [part]: value };
}

function completeMap(map: unknown): StoredPost['map'] {
  const { latitude, longitude } = (map ?? {}) as Partial<NonNullable<StoredPost['map']>>;
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** What the rules read of the data; missing details are null to them. */
function pickChecked(data: Record<string, unknown>) {
  const information = data.information && {
    phone: null,
    whatsapp: null,
    email: null,
    opening_hours: null,
    ...data.information,
  };
  return { ...data, information: information ?? null };
}

import { type CellType, TABLE_FIELDS } from '../import/fields';
import { writeDate } from '../import/read-date';

/** A post or a version as Strapi returns it, without what the reader may not see. */
export type ExportedPost = Readonly<Record<string, unknown>>;

/** Time zone of posts that are in no city. */
const NO_CITY_ZONE = 'UTC';

/**
 * A post as the cells of a table, in the order of `TABLE_FIELDS`, written so that the import reads
 * them back: times on the spot, communities by their language, numbers with a decimal point.
 */
export function rowOfPost(post: ExportedPost): string[] {
  const zone = textOf(part(post.city, 'time_zone')) || NO_CITY_ZONE;
  return Object.entries(TABLE_FIELDS).map(([field, type]) => {
    const [name = '', inner] = field.split('.');
    const value = inner === undefined ? post[name] : part(post[name], inner);
    return cellOf(type, value, zone);
  });
}

function cellOf(type: CellType, value: unknown, zone: string): string {
  if (value === null || value === undefined) return '';
  if (type === 'reference') return textOf(part(value, 'language_query') ?? part(value, 'name'));
  if (type === 'yes-or-no') return value === true ? 'yes' : 'no';
  if (type === 'date') return writeDate(new Date(String(value)), zone);
  // With exactly three decimals it could be taken for a number of thousands.
  if (type === 'number' && /\.\d{3}$/.test(String(value))) return `${value}0`;
  return textOf(value);
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

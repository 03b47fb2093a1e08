import { type ForeignEntry, isRecord } from './source';

/**
 * Converts a response of Strapi 4, which wraps each entry as `{ id, attributes }` and each relation as
 * `{ data }`, to the shape of Strapi 5.
 * @param value the JSON of a response, or any part of it
 */
export function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isRecord(value)) return value;
  const names = Object.keys(value);
  if (names.length === 1 && names[0] === 'data') return flatten(value.data);
  const { attributes, ...rest } = value;
  const fields = isRecord(attributes) ? { ...rest, ...attributes } : value;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, flatten(field)]));
}

/** @returns undefined for what is no entry */
export function entryOf(value: unknown): ForeignEntry | undefined {
  const flat = flatten(value);
  if (!isRecord(flat) || typeof flat.id !== 'number') return undefined;
  const { documentId, ...fields } = flat;
  return {
    ...fields,
    id: flat.id,
    ...(typeof documentId === 'string' && { documentId }),
  };
}

/**
 * Converts a response of Strapi 4 or 5 into one flat shape: v4 wraps each entry as
 * `{ id, attributes }` and each relation as `{ data }`, v5 has the fields beside the id. Lone
 * surrogates, which are valid in JSON and not in an address, become U+FFFD.
 * @param value the JSON of a response, or any part of it
 */
export function flatten(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(flatten);
  if (!isRecord(value)) return value;
  if (isRelation(value)) return flatten(value.data);
  const { attributes, ...rest } = value;
  const fields = isRecord(attributes) ? { ...rest, ...attributes } : value;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, flatten(field)]));
}

/** Flattened entries by the value of the response, which is the same for the same body (read-json.ts). */
const flattenedCache = new WeakMap<object, unknown>();

/** The entries of a list, flattened; anything that is not an entry is dropped. */
export function entriesOf(data: readonly unknown[]): object[] {
  return data.filter(isRecord).map(flattenOnce).filter(isRecord);
}

function flattenOnce(value: object): unknown {
  if (!flattenedCache.has(value)) flattenedCache.set(value, flatten(value));
  return flattenedCache.get(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A relation has only `data`; a whole response also has `meta` and is unwrapped by its reader. */
function isRelation(value: Record<string, unknown>): boolean {
  const names = Object.keys(value);
  return names.length === 1 && names[0] === 'data';
}

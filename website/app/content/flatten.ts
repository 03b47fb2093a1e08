/**
 * Brings an answer of either generation into one flat shape: v4 wraps each entry as
 * `{ id, attributes }` and each relation as `{ data }`, v5 has the fields beside the id. Half a
 * character, which JSON can hold and no address can, becomes U+FFFD.
 * @param value the JSON of an answer, or any part of it
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

/** The entries of a list, flattened, without what is none. */
export function entriesOf(data: readonly unknown[]): object[] {
  return data.map((each) => flatten(each)).filter(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A relation holds nothing but `data`; the whole answer has `meta` beside it and is unwrapped by its reader. */
function isRelation(value: Record<string, unknown>): boolean {
  const names = Object.keys(value);
  return names.length === 1 && names[0] === 'data';
}

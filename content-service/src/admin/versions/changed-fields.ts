/** The fields of a form that differ from those that it was loaded with. */
export function changedFields(loaded: object, values: object): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(loaded));
  const after = new Map<string, unknown>(Object.entries(values));
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => !isSame(before.get(name), after.get(name)));
  return Object.fromEntries(changed.map((name) => [name, after.get(name) ?? null]));
}

/** The form holds an empty field as null, undefined, "no" or an empty text. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(orNull(one)) === JSON.stringify(orNull(other));
}

const orNull = (value: unknown) =>
  value === undefined || value === '' || value === false ? null : value;

/**
 * Values as the panel sends them: relations keep only what names them. As Strapi's `transformData`,
 * which it does not export.
 */
export function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  if (typeof value !== 'object' || value === null) return value;
  if ('apiData' in value) return value.apiData;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asSent(field)]));
}

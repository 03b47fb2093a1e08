type Fields = Record<string, unknown>;

/**
 * Fields of one version as another one takes them: Strapi saves no component by the id that it has in
 * another entry.
 * @param attributes of the type
 */
export function withoutComponentIds(
  fields: object,
  attributes: Readonly<Record<string, { type: string }>>,
): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      attributes[name]?.type === 'component' ? withoutIds(value) : value,
    ]),
  );
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'id'));
}

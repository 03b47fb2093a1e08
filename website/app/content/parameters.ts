/**
 * A parameter of a read. Names of lists are without place, `fields` or `populate[city][fields]`:
 * `searchOf` numbers them.
 */
export type Pair = [name: string, value: string];
export type Pairs = Pair[];

/** Words of a parameter's name that are no field: syntax, operators, places in a list. */
const isSyntax = (segment: string) =>
  segment === 'fields' ||
  segment === 'populate' ||
  segment.startsWith('$') ||
  /^\d*$/.test(segment);

/**
 * What a parameter asks for, whatever its spelling and value: `fields:price`, `sort:start`,
 * `populate:city.name`, `filters:post_type.name`.
 * @returns null for what is about no field: pagination, text search
 */
export function nameOf([name, value]: Pair): string | null {
  const [parameter = '', ...segments] = name.split(/[[\]]+/);
  const path = segments.filter((segment) => !isSyntax(segment));
  if (parameter === 'sort' || parameter === 'fields') path.push(value.split(':')[0] ?? '');
  else if (parameter === 'populate' && segments.includes('fields')) path.push(value);
  else if (parameter !== 'filters' && parameter !== 'populate') return null;
  return `${parameter}:${path.join('.')}`;
}

/** Whether a name is another one or lies below it: `populate:city.name` lies below `populate:city`. */
export function isWithin(name: string, other: string): boolean {
  return name === other || name.startsWith(`${other}.`);
}

/** The names of parameters, each once. */
export function namesOf(pairs: Pairs): string[] {
  return [...new Set(pairs.map(nameOf))].filter((name) => name !== null);
}

/** Parameters but those of some names and of what lies below them. */
export function withoutParameters(names: readonly string[], pairs: Pairs): Pairs {
  return pairs.filter((pair) => {
    const name = nameOf(pair);
    return name === null || !names.some((each) => isWithin(name, each));
  });
}

/** Parameters as they stand in an address. */
export function searchParamsOf(pairs: Pairs): URLSearchParams {
  const counts = new Map<string, number>();
  return new URLSearchParams(
    pairs.map(([name, value]) => {
      if (!/(?:^|\[)(?:fields\]?|sort)$/.test(name)) return [name, value];
      const index = counts.get(name) ?? 0;
      counts.set(name, index + 1);
      return [`${name}[${index}]`, value];
    }),
  );
}

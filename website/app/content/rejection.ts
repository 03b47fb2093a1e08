import type { ContentUnavailable } from './errors.ts';
import { isWithin, nameOf } from './parameters.ts';

/** What a service says of a parameter that it does not take. */
type Rejection = { parameter: string | null; key: string; path: string | null };

/** Strapi 5 and the later releases of 4, then the earlier ones of 4, then those before 4.11. */
const phrases = [
  /^Invalid key (\S+)(?: at (\S+))?$/,
  /^Invalid parameter (\S+)(?: at (\S+))?$/,
  /^Undefined attribute level operator (\S+)$/,
];

/** Parameters of which at least one is rejected. */
export type Suspects = {
  /** Names as `namesOf` gives them, or of what holds them. */
  names: string[];
  /** Whether the service named it: if there is one only, it is that one. */
  isNamed: boolean;
};

/**
 * Which of the parameters of a read its failure may be about.
 * @param asked names as `namesOf` gives them
 * @returns all of them where the service does not say; none where it is about something else, such
 * as a value, or where the service did not answer at all
 */
export function suspectsOf(error: ContentUnavailable, asked: readonly string[]): Suspects {
  if (!isAnswered(error)) return { names: [], isNamed: false };
  const own = property(error.details, 'parameter');
  // Our own content service says which parameter, and whether its name or its value is wrong.
  if (typeof own === 'string') {
    return { names: isUnknown(error.message) ? within(nameIn(own), asked) : [], isNamed: true };
  }
  const rejection = rejectionIn(error);
  const names = rejection ? matching(rejection, asked) : [];
  if (names.length > 0) return { names, isNamed: true };
  return { names: [...asked], isNamed: false };
}

/** Whether the service itself answered with a status that bad parameters get. */
export function isAnswered({ status, cause }: ContentUnavailable): boolean {
  return (status === 400 || status === 500) && cause === undefined;
}

/** Whether two failures say the same. */
export function isSameFailure(one: ContentUnavailable, other: ContentUnavailable): boolean {
  return one.status === other.status && one.message === other.message;
}

const isUnknown = (message: string) => /: (?:unknown;|nothing is known here)/.test(message);

function nameIn(parameter: string): string | null {
  const [name = '', value = ''] = parameter.split('=');
  return nameOf([name, value]);
}

function within(name: string | null, asked: readonly string[]): string[] {
  return name !== null && asked.some((each) => isWithin(each, name)) ? [name] : [];
}

function rejectionIn({ message, details }: ContentUnavailable): Rejection | null {
  const [, key, path] = phrases.map((each) => each.exec(message)).find((found) => found) ?? [];
  if (!key) return null;
  const said = property(details, 'path') ?? path;
  const parameter = property(details, 'param');
  return {
    parameter: typeof parameter === 'string' ? parameter : null,
    key,
    path: typeof said === 'string' ? said : null,
  };
}

function matching(rejection: Rejection, asked: readonly string[]): string[] {
  const exact = asked.flatMap((name) => prefixAtPath(name, rejection) ?? []);
  // Of the fields of a relation the path begins at the relation, or is missing.
  const found =
    exact.length > 0 ? exact : asked.flatMap((name) => prefixAtKey(name, rejection) ?? []);
  return [...new Set(found)];
}

/** The path may end with the key or with what holds it. */
function prefixAtPath(name: string, { parameter, key, path }: Rejection): string | null {
  if (path === null) return null;
  const words = path.split('.').filter((word) => !/^(?:fields|populate|\d*)$/.test(word));
  const whole = words.at(-1) === key ? words : [...words, key];
  return prefixOf(name, parameter, (path) => {
    const isMeant = whole.every((word, place) => path[place] === word);
    return isMeant ? whole.length : 0;
  });
}

function prefixAtKey(name: string, { parameter, key }: Rejection): string | null {
  return prefixOf(name, parameter, (path) => path.indexOf(key) + 1);
}

/** @param lengthOf how many words of the name's path are meant; 0 where it is another */
function prefixOf(name: string, parameter: string | null, lengthOf: (path: string[]) => number) {
  const [asks = '', words = ''] = name.split(':');
  if (parameter !== null && asks !== parameter) return null;
  const path = words.split('.');
  const length = lengthOf(path);
  return length > 0 ? `${asks}:${path.slice(0, length).join('.')}` : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

import type { ContentUnavailable } from './errors.ts';
import { isWithin, nameOf } from './parameters.ts';

/** What a service says of a parameter that it does not take. */
type Rejection = { parameter: string | null; key: string; path: string | null };

/** Strapi 5 and the later releases of 4, then the earlier ones of 4, then those before 4.11. */
const rejectionPatterns = [
  /^Invalid key (\S+)(?: at (\S+))?$/,
  /^Invalid parameter (\S+)(?: at (\S+))?$/,
  /^Undefined attribute level operator (\S+)$/,
];

/** Parameters of which at least one is rejected. */
export type CandidateParameters = {
  /** Names as `namesOf` gives them, or of what holds them. */
  names: string[];
  /** Whether the service named it: if there is one only, it is that one. */
  isNamed: boolean;
};

/**
 * Which of the parameters of a read its failure may be about.
 * @param requested names as `namesOf` gives them
 * @returns all of them where the service does not say; none where it is about something else, such
 * as a value, or where the service did not answer at all
 */
export function candidateParametersOf(
  error: ContentUnavailable,
  requested: readonly string[],
): CandidateParameters {
  if (!isPossibleRejection(error)) return { names: [], isNamed: false };
  const parameter = property(error.details, 'parameter');
  // Our own content service says which parameter, and whether its name or its value is wrong.
  if (typeof parameter === 'string') {
    return {
      names: isUnknownParameter(error.message)
        ? requestedWithin(nameOfParameter(parameter), requested)
        : [],
      isNamed: true,
    };
  }
  const rejection = parseRejection(error);
  const names = rejection ? matchingNames(rejection, requested) : [];
  if (names.length > 0) return { names, isNamed: true };
  return { names: [...requested], isNamed: false };
}

/** Whether the service itself answered with a status that bad parameters get. */
export function isPossibleRejection({ status, cause }: ContentUnavailable): boolean {
  return (status === 400 || status === 500) && cause === undefined;
}

/** Whether two failures say the same. */
export function isSameFailure(one: ContentUnavailable, other: ContentUnavailable): boolean {
  return one.status === other.status && one.message === other.message;
}

const isUnknownParameter = (message: string) =>
  /: (?:unknown;|nothing is known here)/.test(message);

function nameOfParameter(parameter: string): string | null {
  const [name = '', value = ''] = parameter.split('=');
  return nameOf([name, value]);
}

function requestedWithin(name: string | null, requested: readonly string[]): string[] {
  return name !== null && requested.some((each) => isWithin(each, name)) ? [name] : [];
}

function parseRejection({ message, details }: ContentUnavailable): Rejection | null {
  const [, key, path] =
    rejectionPatterns.map((each) => each.exec(message)).find((found) => found) ?? [];
  if (!key) return null;
  const fullPath = property(details, 'path') ?? path;
  const parameter = property(details, 'param');
  return {
    parameter: typeof parameter === 'string' ? parameter : null,
    key,
    path: typeof fullPath === 'string' ? fullPath : null,
  };
}

function matchingNames(rejection: Rejection, requested: readonly string[]): string[] {
  const exact = requested.flatMap((name) => prefixAtPath(name, rejection) ?? []);
  // Of the fields of a relation the path begins at the relation, or is missing.
  const found =
    exact.length > 0 ? exact : requested.flatMap((name) => prefixAtKey(name, rejection) ?? []);
  return [...new Set(found)];
}

/** The path may end with the key or with what holds it. */
function prefixAtPath(name: string, { parameter, key, path }: Rejection): string | null {
  if (path === null) return null;
  const segments = path.split('.').filter((segment) => !/^(?:fields|populate|\d*)$/.test(segment));
  const fullPath = segments.at(-1) === key ? segments : [...segments, key];
  return prefixOf(name, parameter, (path) => {
    const isPrefix = fullPath.every((word, index) => path[index] === word);
    return isPrefix ? fullPath.length : 0;
  });
}

function prefixAtKey(name: string, { parameter, key }: Rejection): string | null {
  return prefixOf(name, parameter, (path) => path.indexOf(key) + 1);
}

/** @param lengthOf how many words of the name's path are meant; 0 where it is another */
function prefixOf(name: string, parameter: string | null, lengthOf: (path: string[]) => number) {
  const [nameType = '', pathText = ''] = name.split(':');
  if (parameter !== null && nameType !== parameter) return null;
  const path = pathText.split('.');
  const length = lengthOf(path);
  return length > 0 ? `${nameType}:${path.slice(0, length).join('.')}` : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

import type { ContentUnavailable } from './errors.ts';
import { isWithin, nameOf } from './parameters.ts';

/** Error details about a rejected parameter. */
type Rejection = { parameter: string | null; key: string; path: string | null };

/** The messages of Strapi 5 and later releases of 4, of earlier releases of 4, and of 4.10 and before. */
const rejectionPatterns = [
  /^Invalid key (\S+)(?: at (\S+))?$/,
  /^Invalid parameter (\S+)(?: at (\S+))?$/,
  /^Undefined attribute level operator (\S+)$/,
];

/** Parameters of which at least one was rejected. */
export type CandidateParameters = {
  /** Names as returned by `namesOf`, or their parents. */
  names: string[];
  /** Whether the service identified the parameter: then a single candidate is certain. */
  isNamed: boolean;
};

/**
 * The parameters of a read that its failure may concern.
 * @param requested names as returned by `namesOf`
 * @returns all of them if the service does not say; none if the failure concerns something else,
 * such as a value, or if the service did not respond
 */
export function candidateParametersOf(
  error: ContentUnavailable,
  requested: readonly string[],
): CandidateParameters {
  if (!isPossibleRejection(error)) return { names: [], isNamed: false };
  const named = namedParameterOf(error);
  if (named) {
    const { parameter, isUnknown } = named;
    return {
      names: isUnknown ? requestedWithin(nameOfParameter(parameter), requested) : [],
      isNamed: true,
    };
  }
  const rejection = parseRejection(error);
  const names = rejection ? matchingNames(rejection, requested) : [];
  if (names.length > 0) return { names, isNamed: true };
  return { names: [...requested], isNamed: false };
}

/**
 * The parameter that our own content service names when it rejects one, and whether it knows no such
 * parameter; else its value is invalid. Null if the service names none.
 */
export function namedParameterOf({
  details,
  message,
}: ContentUnavailable): { parameter: string; isUnknown: boolean } | null {
  const parameter = property(details, 'parameter');
  if (typeof parameter !== 'string') return null;
  return { parameter, isUnknown: isUnknownParameter(message) };
}

/** Whether the service responded with a status that it uses for invalid parameters. */
export function isPossibleRejection({ status, cause }: ContentUnavailable): boolean {
  return (status === 400 || status === 500) && cause === undefined;
}

/** Whether two failures are the same. */
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
  // For fields of a relation the path begins at the relation, or is missing.
  const found =
    exact.length > 0 ? exact : requested.flatMap((name) => prefixAtKey(name, rejection) ?? []);
  return [...new Set(found)];
}

/** The path may end with the key or with its parent. */
function prefixAtPath(name: string, { parameter, key, path }: Rejection): string | null {
  if (path === null) return null;
  const segments = path.split('.').filter((segment) => !/^(?:fields|populate|\d*)$/.test(segment));
  const fullPath = segments.at(-1) === key ? segments : [...segments, key];
  return prefixOf(name, parameter, (path) => {
    const isPrefix = fullPath.every((part, index) => path[index] === part);
    return isPrefix ? fullPath.length : 0;
  });
}

function prefixAtKey(name: string, { parameter, key }: Rejection): string | null {
  return prefixOf(name, parameter, (path) => path.indexOf(key) + 1);
}

/** @param lengthOf number of leading parts of the name that match; 0 for no match */
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

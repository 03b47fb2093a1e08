/** A route as the built site names it. */
type Route = { path?: string | undefined; parentId?: string | undefined };

/** A path pattern's segments: fixed ones as they are, `:name` for any one, a last `*` for the rest. */
type Pattern = readonly string[];

/** The patterns of all addresses that routes stand for, such as `ar/events/:identifier`. */
export function patternsOf(routes: Readonly<Record<string, Route | undefined>>): string[] {
  const patternOf = ({ path = '', parentId = '' }: Route): string => {
    const parent = routes[parentId];
    return [parent ? patternOf(parent) : '', path].filter(Boolean).join('/');
  };
  return Object.values(routes).flatMap((route) => (route ? patternOf(route) : []));
}

/**
 * Brings paths into the one form in which they are served. React Router takes other cases,
 * percent-encodings and a slash at the end for the same page; nothing else that reads a path does.
 * @param patterns in React Router's syntax, e.g. `articles/:identifier`
 * @returns gives the canonical form of a well-formed path: fixed segments as the pattern has them,
 *   one slash before each. Segments that are a parameter stay, as slugs may hold capitals, and so
 *   does what matches no pattern, but for repeated slashes.
 */
export function canonicalPaths(patterns: readonly string[]): (pathname: string) => string {
  const table = patterns
    .flatMap((pattern) => expanded(pattern.split('/').filter(Boolean)))
    .sort((one, other) => precedence(other) - precedence(one));
  return (pathname) => {
    const given = pathname.split('/').filter(Boolean);
    const read = given.map((segment) => decodeURIComponent(segment).toLowerCase());
    const pattern = table.find((each) => matches(each, read)) ?? ['*'];
    const segments = given.map((segment, at) => fixed(pattern[at]) ?? segment);
    const isUnknown = pattern.at(-1) === '*';
    return `/${segments.join('/')}${isUnknown && given.length > 0 && pathname.endsWith('/') ? '/' : ''}`;
  };
}

function matches(pattern: Pattern, read: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*';
  if (isOpen ? read.length < pattern.length - 1 : read.length !== pattern.length) return false;
  return pattern.every((part, at) => (fixed(part)?.toLowerCase() ?? read[at]) === read[at]);
}

function fixed(part: string | undefined): string | undefined {
  return part === undefined || part === '*' || part.startsWith(':') ? undefined : part;
}

/** More than any pattern has segments. */
const OPEN = 1000;

/** Of two patterns that match, the one with more fixed segments is meant, an open one last. */
function precedence(pattern: Pattern): number {
  const count = pattern.filter((part) => fixed(part) !== undefined).length;
  return pattern.at(-1) === '*' ? count - OPEN : count;
}

/** A pattern with an optional segment stands for two: without it, and with it. */
function expanded(pattern: Pattern): Pattern[] {
  const at = pattern.findIndex((part) => part.endsWith('?'));
  if (at < 0) return [pattern];
  const [before, after] = [pattern.slice(0, at), pattern.slice(at + 1)];
  const given = pattern[at]?.slice(0, -1) ?? '';
  return [...expanded([...before, ...after]), ...expanded([...before, given, ...after])];
}

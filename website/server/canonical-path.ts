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
export function createPathCanonicaliser(patterns: readonly string[]): (pathname: string) => string {
  const sortedPatterns = patterns
    .flatMap((pattern) => expandOptional(pattern.split('/').filter(Boolean)))
    .sort((one, other) => precedence(other) - precedence(one));
  return (pathname) => {
    const rawSegments = pathname.split('/').filter(Boolean);
    const decoded = rawSegments.map((segment) => decodeURIComponent(segment).toLowerCase());
    const pattern = sortedPatterns.find((each) => matches(each, decoded)) ?? ['*'];
    const segments = rawSegments.map((segment, index) => literalSegment(pattern[index]) ?? segment);
    const isUnknown = pattern.at(-1) === '*';
    return `/${segments.join('/')}${isUnknown && rawSegments.length > 0 && pathname.endsWith('/') ? '/' : ''}`;
  };
}

function matches(pattern: Pattern, decoded: readonly string[]): boolean {
  const hasWildcard = pattern.at(-1) === '*';
  if (hasWildcard ? decoded.length < pattern.length - 1 : decoded.length !== pattern.length)
    return false;
  return pattern.every(
    (part, at) => (literalSegment(part)?.toLowerCase() ?? decoded[at]) === decoded[at],
  );
}

function literalSegment(part: string | undefined): string | undefined {
  return part === undefined || part === '*' || part.startsWith(':') ? undefined : part;
}

/** More than any pattern has segments. */
const WILDCARD_PENALTY = 1000;

/** Of two patterns that match, the one with more fixed segments is meant, an open one last. */
function precedence(pattern: Pattern): number {
  const count = pattern.filter((part) => literalSegment(part) !== undefined).length;
  return pattern.at(-1) === '*' ? count - WILDCARD_PENALTY : count;
}

/** A pattern with an optional segment stands for two: without it, and with it. */
function expandOptional(pattern: Pattern): Pattern[] {
  const at = pattern.findIndex((part) => part.endsWith('?'));
  if (at < 0) return [pattern];
  const [before, after] = [pattern.slice(0, at), pattern.slice(at + 1)];
  const optional = pattern[at]?.slice(0, -1) ?? '';
  return [
    ...expandOptional([...before, ...after]),
    ...expandOptional([...before, optional, ...after]),
  ];
}

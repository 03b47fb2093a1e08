/** A route in React Router's server build. */
type Route = { path?: string | undefined; parentId?: string | undefined };

/**
 * A path pattern's segments: literal ones, `:name` for any segment, `:name.md` for those with that
 * ending, a final `*` for the rest.
 */
type Pattern = readonly string[];

/** The full path patterns of all routes, such as `ar/events/:identifier`. */
export function patternsOf(routes: Readonly<Record<string, Route | undefined>>): string[] {
  const patternOf = ({ path = '', parentId = '' }: Route): string => {
    const parent = routes[parentId];
    return [parent ? patternOf(parent) : '', path].filter(Boolean).join('/');
  };
  return Object.values(routes).flatMap((route) => (route ? patternOf(route) : []));
}

/**
 * The code of the language whose addresses have no prefix. People who know `/ar/events` type
 * `/en/events`.
 */
const PREFIXLESS = 'en';

/**
 * Canonicalises paths. React Router serves the same page for other cases, percent-encodings and a
 * trailing slash, but caches and search engines treat them as different addresses.
 * @param patterns in React Router's syntax, e.g. `articles/:identifier`
 * @returns maps a well-formed path to its canonical form: literal segments as in the pattern, single
 *   slashes. Parameters stay as they are, as slugs may contain capitals; so do paths that match no
 *   pattern, except for repeated slashes.
 */
export function createPathCanonicaliser(patterns: readonly string[]): (pathname: string) => string {
  const sortedPatterns = patterns
    .flatMap((pattern) => expandOptional(pattern.split('/').filter(Boolean)))
    .sort((one, other) => precedence(other) - precedence(one));
  return (pathname) => {
    const typed = pathname.split('/').filter(Boolean);
    const isPrefixed = typed[0]?.toLowerCase() === PREFIXLESS;
    const rawSegments = isPrefixed ? typed.slice(1) : typed;
    const decoded = rawSegments.map((segment) => decodeURIComponent(segment).toLowerCase());
    const pattern = sortedPatterns.find((each) => matches(each, decoded)) ?? ['*'];
    const segments = rawSegments.map(
      (segment, index) => literalSegment(pattern[index]) ?? withEnding(segment, pattern[index]),
    );
    const isUnknown = pattern.at(-1) === '*';
    return `/${segments.join('/')}${isUnknown && rawSegments.length > 0 && pathname.endsWith('/') ? '/' : ''}`;
  };
}

function matches(pattern: Pattern, decoded: readonly string[]): boolean {
  const hasWildcard = pattern.at(-1) === '*';
  if (hasWildcard ? decoded.length < pattern.length - 1 : decoded.length !== pattern.length)
    return false;
  return pattern.every((part, at) => {
    const literal = literalSegment(part)?.toLowerCase();
    const segment = decoded[at] ?? '';
    return literal === undefined ? segment.endsWith(endingOf(part)) : literal === segment;
  });
}

/** The ending of a parameter's segment, with its dot; usually empty. */
function endingOf(part = ''): string {
  return /^:\w+(\.\w+)$/.exec(part)?.[1] ?? '';
}

/** The segment with the ending as in the pattern; one whose ending is encoded stays as it is. */
function withEnding(segment: string, part: string | undefined): string {
  const ending = endingOf(part);
  const isPlain = ending !== '' && segment.toLowerCase().endsWith(ending);
  return isPlain ? segment.slice(0, -ending.length) + ending : segment;
}

function literalSegment(part: string | undefined): string | undefined {
  return part === undefined || part === '*' || part.startsWith(':') ? undefined : part;
}

/** More than the number of segments of any pattern. */
const WILDCARD_PENALTY = 1000;

/** Of two matching patterns, the one with more literal segments wins, then an ending; wildcards come last. */
function precedence(pattern: Pattern): number {
  const count =
    pattern.filter((part) => literalSegment(part) !== undefined).length +
    pattern.filter((part) => endingOf(part)).length / 2;
  return pattern.at(-1) === '*' ? count - WILDCARD_PENALTY : count;
}

/** Expands optional segments: one pattern without and one with each of them. */
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

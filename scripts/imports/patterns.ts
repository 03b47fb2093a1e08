const literal = (text: string) => text.replace(/[.\\+?^$()[\]{}|]/g, '\\$&');

const isFile = (path: string) => /\.\w+$/.test(path);

/** A regular expression for the paths below a folder, or of a file or a pattern with `*`. */
export function patternOf(path: string): string {
  return `^${literal(path).replaceAll('*', '[^/]+')}${isFile(path) ? '$' : '/'}`;
}

/** The pattern of a rule's path, excluding paths with their own rule. @param all paths of all rules */
export function ownPatternOf(path: string, all: readonly string[]): string {
  const nested = all.filter(
    (other) =>
      other !== path &&
      !other.includes('*') &&
      new RegExp(patternOf(path)).test(withTrailingSlash(other)),
  );
  const exclusions = nested.map((other) => `(?!${patternOf(other).slice(1)})`).join('');
  return `^${exclusions}${patternOf(path).slice(1)}`;
}

/** The prefix of all paths below a path. */
const withTrailingSlash = (path: string) => (isFile(path) ? path : `${path}/`);

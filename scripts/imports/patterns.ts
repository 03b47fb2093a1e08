const literal = (text: string) => text.replace(/[.\\+?^$()[\]{}|]/g, '\\$&');

const isFile = (path: string) => /\.\w+$/.test(path);

/** The regular expression of the paths that a folder, a file or a pattern with `*` stands for. */
export function patternOf(path: string): string {
  return `^${literal(path).replaceAll('*', '[^/]+')}${isFile(path) ? '$' : '/'}`;
}

/** The rule's own path without what has a rule of its own. @param all paths of all rules */
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

/** A path as a file below it would begin. */
const withTrailingSlash = (path: string) => (isFile(path) ? path : `${path}/`);

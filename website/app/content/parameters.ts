import { LRUCache } from 'lru-cache';
import { contentCodesOf, type LanguageCode } from '../languages.ts';

/**
 * A parameter of a read. Names of lists have no index, `fields` or `populate[city][fields]`:
 * `searchOf` adds it.
 */
export type Pair = [name: string, value: string];
export type Pairs = Pair[];

/** Parts of a parameter's name that are not fields: syntax, operators, indexes. */
const isSyntax = (segment: string) =>
  segment === 'fields' ||
  segment === 'populate' ||
  segment.startsWith('$') ||
  /^\d*$/.test(segment);

/** The parameter by which only one of several translations is listed, an addition of our content service. */
const PREFER_LANGUAGE = 'preferLanguage';

/** Asks for one of several translations: the one in a language, or else the source. */
export function preferLanguagePairs(language: LanguageCode): Pairs {
  return [[PREFER_LANGUAGE, contentCodesOf(language).join(',')]];
}

/** A parameter's name: what it begins with, the fields in it, and whether its value is a field as well. */
type ParsedName = { parameter: string; path: string[]; listsFields: boolean };

/** More than there are; each page asks about hundreds, the same as every other page. */
const MAX_NAMES = 1000;

const parsedNames = new LRUCache<string, ParsedName>({
  max: MAX_NAMES,
  memoMethod: (name) => {
    const [parameter = '', ...segments] = name.split(/[[\]]+/);
    const path = segments.filter((segment) => !isSyntax(segment));
    return { parameter, path, listsFields: segments.includes('fields') };
  },
});

/**
 * The name of what a parameter requests, regardless of its spelling and value: `fields:price`,
 * `sort:start`, `populate:city.name`, `filters:post_type.name`,
 * `preferLanguage`.
 * @returns null for parameters that concern no field: pagination, text search
 */
export function nameOf([name, value]: Pair): string | null {
  if (name === PREFER_LANGUAGE) return name;
  const { parameter, path, listsFields } = parsedNames.memo(name);
  const named = (field?: string) =>
    `${parameter}:${[...path, ...(field ? [field] : [])].join('.')}`;
  if (parameter === 'sort' || parameter === 'fields') return named(value.split(':')[0]);
  if (parameter === 'populate') return named(listsFields ? value : undefined);
  return parameter === 'filters' ? named() : null;
}

/** Whether a name equals another or lies below it: `populate:city.name` lies below `populate:city`. */
export function isWithin(name: string, other: string): boolean {
  return name === other || name.startsWith(`${other}.`);
}

/** The distinct names of parameters. */
export function namesOf(pairs: Pairs): string[] {
  return [...new Set(pairs.map(nameOf))].filter((name) => name !== null);
}

/** Parameters without those of some names and of what lies below them. */
export function withoutParameters(names: readonly string[], pairs: Pairs): Pairs {
  return pairs.filter((pair) => {
    const name = nameOf(pair);
    return name === null || !names.some((each) => isWithin(name, each));
  });
}

/** Parameters as a query string. */
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

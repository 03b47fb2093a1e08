import { type Change, tagsOfChange } from '../app/content/change.ts';
import { isSubjectTag } from '../app/content/tags.ts';

/** Headers that carry the keys of a page to a CDN, with their separators. */
const separators = { 'Surrogate-Key': ' ', 'Cache-Tag': ',' } as const;

export type KeysHeader = keyof typeof separators;

/** The key of every page. */
const ALL_PAGES_KEY = 'page';

/** The key of pages with more keys than fit into a header; it is purged with every change. */
const OVERFLOW_KEY = 'many';

/**
 * Maximum length of the header, in bytes: well below the 8 KB that servers accept for all headers.
 */
const MAX_HEADER_BYTES = 4000;

/** Maximum number of keys in one purge: Fastly's limit. */
const MAX_PURGED_KEYS = 256;

/**
 * The surrogate keys of a page, by which a CDN purges all pages that show an entry.
 * @param tags of the page, from `dependenciesOf`
 */
export function keysOf(tags: ReadonlySet<string>, header: KeysHeader): string {
  // A tag `all:` of a type covers its entries, and a page's subject is also among its other tags.
  const isCovered = (tag: string) => tags.has(`all:${tag.split(':', 1)[0]}`) || isSubjectTag(tag);
  const keys = joinKeys([ALL_PAGES_KEY, ...[...tags].filter((tag) => !isCovered(tag))], header);
  return keys.length > MAX_HEADER_BYTES ? joinKeys([ALL_PAGES_KEY, OVERFLOW_KEY], header) : keys;
}

/** The keys of all pages that may show changed content. */
export function keysOfChanges(changes: readonly Change[], header: KeysHeader): string {
  const uniqueKeys = new Set([OVERFLOW_KEY]);
  for (const change of changes) {
    const tags = tagsOfChange(change);
    if (!tags) return ALL_PAGES_KEY;
    for (const tag of tags) if (!isSubjectTag(tag)) uniqueKeys.add(tag);
  }
  const keys = joinKeys([...uniqueKeys], header);
  return uniqueKeys.size > MAX_PURGED_KEYS || keys.length > MAX_HEADER_BYTES ? ALL_PAGES_KEY : keys;
}

/** Replaces characters that a CDN might not accept with hyphens, for pages and purges alike. */
function joinKeys(names: readonly string[], header: KeysHeader): string {
  return names.map((name) => name.replace(/[^\w:.-]/g, '-')).join(separators[header]);
}

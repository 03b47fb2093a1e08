import { type Change, tagsOfChange } from '../app/content/change.ts';
import { isSubjectTag } from '../app/content/tags.ts';

/** Headers in which caches in front take the keys of a page, with what stands between two of them. */
const separators = { 'Surrogate-Key': ' ', 'Cache-Tag': ',' } as const;

export type KeysHeader = keyof typeof separators;

/** Every page has this one. */
const ALL_PAGES_KEY = 'page';

/** A page that shows more than fits into a header has this one; it is purged with every change. */
const OVERFLOW_KEY = 'many';

/** Longest header of keys, in bytes: well below the 8 KB that servers take for all headers. */
const MAX_HEADER_BYTES = 4000;

/** Most keys in one purge: so many are taken by Fastly. */
const MAX_PURGED_KEYS = 256;

/**
 * The keys of a page: a cache in front can drop at once what shows one thing.
 * @param tags of the page, as `shownIn` gives them
 */
export function keysOf(tags: ReadonlySet<string>, header: KeysHeader): string {
  // A change of one entry is a change of the list of all, and what a page is about it also shows.
  const isCovered = (tag: string) => tags.has(`all:${tag.split(':', 1)[0]}`) || isSubjectTag(tag);
  const keys = joinKeys([ALL_PAGES_KEY, ...[...tags].filter((tag) => !isCovered(tag))], header);
  return keys.length > MAX_HEADER_BYTES ? joinKeys([ALL_PAGES_KEY, OVERFLOW_KEY], header) : keys;
}

/** The keys of all pages that may show something that has changed. */
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

/** What some cache might not take for part of a key becomes a line, for pages and purges alike. */
function joinKeys(names: readonly string[], header: KeysHeader): string {
  return names.map((name) => name.replace(/[^\w:.-]/g, '-')).join(separators[header]);
}

import type { Page } from './page.ts';

/** A cached page under its key. Immutable: a newer rendering replaces the entry. */
export type CacheEntry = Readonly<{
  /** Path and the query parameters that the page depends on, as `cache-key.ts` normalises them. */
  key: string;
  /**
   * A filtered list or search: there is no limit to these, so they have their own share of the
   * memory.
   */
  isFiltered: boolean;
  page: Page;
}>;

/**
 * Stores rendered pages. Invalidation marks entries as outdated instead of deleting them: visitors
 * still get an outdated page while the content service is down.
 */
export type PageStore = {
  /** The entry in this process's memory. */
  get: (key: string) => CacheEntry | undefined;
  /**
   * The entry, from a shared store if this process has none or an older one. Never rejects; an
   * unreachable store counts as empty.
   */
  fetch: (key: string) => Promise<CacheEntry | undefined>;
  /** Stores an entry, unless there is a newer rendering of the page. */
  set: (entry: CacheEntry) => void;
  delete: (key: string) => void;
  /**
   * Marks every entry with one of the tags as outdated, including those being rendered.
   * @param tags null for all entries
   * @param at milliseconds since 1970: pages rendered later show the change
   */
  invalidate: (tags: readonly string[] | null, at: number) => void;
  /** When something on a page last changed, as far as is known; 0 if nothing has. */
  invalidatedAt: (tags: Iterable<string>) => number;
  /** Entries to serve during a failure of the content service, recently requested ones first. */
  entries: () => Iterable<CacheEntry>;
};

/** The tag of pages rendered by a build. */
export const buildTag = (build: string): string => `build:${build}`;

/** Whether a page shows content. */
export function hasContent({ page }: CacheEntry): boolean {
  return page.status === 200 && [...page.tags].some((tag) => !tag.startsWith(buildTag('')));
}

/** How long a page may be served if it cannot be rendered again, in milliseconds. */
export const MAX_PAGE_AGE_MS = 24 * 60 * 60_000;

/** How long a not-found page is cached, in milliseconds. */
const MAX_NOT_FOUND_AGE_MS = 5000;

/** Whether an entry is young enough to be used at all. */
export function isUsable({ page }: CacheEntry, now: number): boolean {
  return now - page.renderedAt < (page.status === 404 ? MAX_NOT_FOUND_AGE_MS : MAX_PAGE_AGE_MS);
}

import type { Page } from './page.ts';

/** A cached page under its key. Immutable: a newer rendering replaces the entry. */
export type CacheEntry = Readonly<{
  /** Path and the query parameters that the page depends on, as `keeping.ts` normalises them. */
  key: string;
  /** One of endlessly many filtered lists or searches, which have a share of the memory of their own. */
  isFiltered: boolean;
  page: Page;
}>;

/**
 * Where rendered pages are kept. Invalidation marks entries as outdated instead of deleting them:
 * an outdated page is still what visitors get while the content service is down.
 */
export type PageStore = {
  /** The entry in this process's memory. */
  get: (key: string) => CacheEntry | undefined;
  /**
   * An entry that another process may have rendered, where this one has none or a worse one. Never
   * rejects; a store that cannot be reached has none.
   */
  fetch: (key: string) => Promise<CacheEntry | undefined>;
  /** Keeps an entry unless a newer rendering of the page is there. */
  set: (entry: CacheEntry) => void;
  delete: (key: string) => void;
  /**
   * Marks every entry with one of the tags, and each that is rendering now, as outdated.
   * @param tags null for every entry there is
   * @param at milliseconds since 1970: what was rendered later shows the change
   */
  invalidate: (tags: readonly string[] | null, at: number) => void;
  /** When something on a page last changed, as far as it is known; 0 if nothing did. */
  invalidatedAt: (tags: Iterable<string>) => number;
  /** Entries that outlive a failure of the content service, recently requested ones first. */
  entries: () => Iterable<CacheEntry>;
};

/** The tag of pages that one build rendered. */
export const buildTag = (build: string): string => `build:${build}`;

/** Whether a page shows something of the content service. */
export function hasContent({ page }: CacheEntry): boolean {
  return page.status === 200 && [...page.tags].some((tag) => !tag.startsWith(buildTag('')));
}

/** For how long a page may be shown if it cannot be rendered anew, in milliseconds. */
export const MAX_PAGE_AGE_MS = 24 * 60 * 60_000;

/** For how long a not-found answer is cached, in milliseconds. */
const MAX_NOT_FOUND_AGE_MS = 5000;

/** Whether an entry is young enough to be used at all. */
export function isUsable({ page }: CacheEntry, now: number): boolean {
  return now - page.renderedAt < (page.status === 404 ? MAX_NOT_FOUND_AGE_MS : MAX_PAGE_AGE_MS);
}

/**
 * The caches of the service worker, which outlive builds. A new number drops what was kept: for when
 * its form changes.
 */
const VERSION = 1;

/** Saved posts. */
export const SAVED_PAGES = `saved-${VERSION}`;

/** Pages that offer the others: home, the list of saved posts, the offline page, pages of cities. */
export const ENTRY_PAGES = `entry-${VERSION}`;

/** The last pages that were read. */
export const READ_PAGES = `read-${VERSION}`;

/** Style sheets, scripts and fonts of kept pages, and pictures of saved posts. */
export const FILES = `files-${VERSION}`;

/** The most pages of each kind that are kept; the oldest are dropped. */
export const pageLimits = { [SAVED_PAGES]: 500, [ENTRY_PAGES]: 40, [READ_PAGES]: 40 };

/** Of a kept page: when it was fetched, in milliseconds since 1970. */
export const KEPT_AT_HEADER = 'x-kept-at';

import { isSubjectTag } from '../../app/content/tags.ts';
import type { CacheEntry, PageStore } from './page-store.ts';
import type { createStormDetector } from './storm.ts';

/**
 * Minimum intervals between renderings of a page because of changes, in milliseconds: normally; during
 * a storm of changes for a list, and for a post's page whose related posts changed.
 */
const NORMAL_INTERVAL_MS = 1200;
const STORM_LIST_INTERVAL_MS = 20_000;
const STORM_RELATED_INTERVAL_MS = 60_000;

type Options = {
  store: PageStore;
  storm: ReturnType<typeof createStormDetector>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds a rendered page stays fresh. */
  freshMs: number;
};

/** The rules by which an entry is fresh, stale by its age, or outdated by a change. */
export function createFreshness({ store, storm, now, freshMs }: Options) {
  /** When anything last changed; before startup that is unknown. */
  let changedAt = now();

  const isOutdated = ({ page }: CacheEntry) =>
    page.renderedAt <= changedAt && page.renderedAt <= store.invalidatedAt(page.tags);

  const isSubjectOutdated = (entry: CacheEntry) =>
    entry.page.renderedAt <= store.invalidatedAt(subjectsOf(entry));

  const isUntrue = ({ page }: CacheEntry) =>
    page.trueForMs !== undefined && now() - page.renderedAt >= page.trueForMs;

  const isFresh = (entry: CacheEntry) =>
    now() - entry.page.renderedAt < freshMs && !isUntrue(entry) && !isOutdated(entry);

  return {
    isFresh,
    /** Whether something on the page has stopped being true, e.g. that a place is open. */
    isUntrue,
    /** Whether something on the page changed after it was rendered. */
    isOutdated,
    /** Whether the entry that the page is about has changed, not just one that it lists. */
    isSubjectOutdated,
    /** Whether visitors are sent an outdated page at once: a list, during a storm of changes. */
    mayServeOutdated: (entry: CacheEntry): boolean =>
      storm.isSettling() && !isSubjectOutdated(entry),
    /** Earliest start of a rendering that is recent enough for a page that is not cached. */
    notBefore: (): number => (storm.isActive() ? 0 : changedAt),
    /** When an outdated page may be rendered again, in milliseconds since 1970. */
    renderableAt(entry: CacheEntry): number {
      const { renderedAt } = entry.page;
      if (!storm.isActive() || isSubjectOutdated(entry)) return renderedAt + NORMAL_INTERVAL_MS;
      const isAboutEntry = subjectsOf(entry).length > 0;
      return renderedAt + (isAboutEntry ? STORM_RELATED_INTERVAL_MS : STORM_LIST_INTERVAL_MS);
    },
    /** Marks entries as outdated. @param tags null for all @param at milliseconds since 1970 */
    invalidate(tags: readonly string[] | null, at: number): void {
      changedAt = Math.max(changedAt, at);
      store.invalidate(tags, at);
    },
  };
}

const subjectsOf = ({ page }: CacheEntry) => [...page.tags].filter(isSubjectTag);

import { isSubjectTag } from '../../app/content/tags.ts';
import type { CacheEntry, PageStore } from './page-store.ts';
import type { createStormDetector } from './storm.ts';

/**
 * A page is rendered for changes at most this often, in milliseconds: in quiet; in a storm of changes
 * a page that lists things, and a page about an entry for what it lists besides.
 */
const NORMAL_INTERVAL_MS = 1200;
const STORM_LIST_INTERVAL_MS = 20_000;
const STORM_RELATED_INTERVAL_MS = 60_000;

type Options = {
  store: PageStore;
  storm: ReturnType<typeof createStormDetector>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** For how many milliseconds a page is fresh. */
  freshMs: number;
};

/** The rules by which an entry is fresh, stale by its age, or outdated by a change. */
export function createFreshness({ store, storm, now, freshMs }: Options) {
  /** When anything last changed; before the start, unknown. */
  let changedAt = now();

  const isOutdated = ({ page }: CacheEntry) =>
    page.renderedAt <= changedAt && page.renderedAt <= store.invalidatedAt(page.tags);

  const isSubjectOutdated = (entry: CacheEntry) =>
    entry.page.renderedAt <= store.invalidatedAt(subjectsOf(entry));

  const isFresh = (entry: CacheEntry) =>
    now() - entry.page.renderedAt < freshMs && !isOutdated(entry);

  return {
    isFresh,
    /** Whether something on the page changed after it was rendered. */
    isOutdated,
    /** Whether the entry changed that the page is about, not just one that it lists. */
    isSubjectOutdated,
    /** Whether visitors get an outdated page at once: a list, in a storm of changes. */
    mayServeOutdated: (entry: CacheEntry): boolean =>
      storm.isSettling() && !isSubjectOutdated(entry),
    /** From when on a rendering will do for a visitor who asks for a page that is not cached. */
    notBefore: (): number => (storm.isActive() ? 0 : changedAt),
    /** When an outdated page may be rendered anew, in milliseconds since 1970. */
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

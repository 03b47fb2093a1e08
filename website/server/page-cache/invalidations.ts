import { LRUCache } from 'lru-cache';

/** Maximum number of tags whose last invalidation is remembered. */
const MAX_TAGS = 20_000;

/**
 * Remembers when each tag was last invalidated. An entry is outdated if that was after its rendering
 * began, so a page that is being rendered during a change does not miss it.
 * @param max number of tags remembered; invalidations of evicted tags count for every page
 */
export function createInvalidations(max = MAX_TAGS) {
  let latest = 0;
  /** Every page rendered before this time is outdated. */
  let floor = 0;
  const times = new LRUCache<string, number>({
    max,
    dispose: (at, _tag, reason) => {
      if (reason === 'evict') floor = Math.max(floor, at);
    },
  });

  return {
    /** @param tags null for all pages @param at milliseconds since 1970 */
    add(tags: readonly string[] | null, at: number): void {
      latest = Math.max(latest, at);
      if (!tags) floor = Math.max(floor, at);
      for (const tag of tags ?? []) times.set(tag, Math.max(at, times.peek(tag) ?? 0));
    },
    /**
     * The last invalidation of any of these tags, in milliseconds since 1970; 0 if there was none.
     */
    newest(tags: Iterable<string>): number {
      let newest = floor;
      for (const tag of tags) newest = Math.max(newest, times.peek(tag) ?? 0);
      return newest;
    },
    /** The last invalidation of anything. */
    latest: (): number => latest,
  };
}

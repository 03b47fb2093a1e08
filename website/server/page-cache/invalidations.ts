import { LRUCache } from 'lru-cache';

/** Tags whose last invalidation is remembered one by one. */
const MAX_TAGS = 20_000;

/**
 * Remembers when each tag was last invalidated. An entry is outdated if that was after its rendering
 * began, so a change cannot be missed by a page that was rendering when it came.
 * @param max tags that are told apart; of more, the oldest invalidation counts for every page
 */
export function createInvalidations(max = MAX_TAGS) {
  let latest = 0;
  /** Whatever was rendered before this time is outdated. */
  let floor = 0;
  const times = new LRUCache<string, number>({
    max,
    dispose: (at, _tag, reason) => {
      if (reason === 'evict') floor = Math.max(floor, at);
    },
  });

  return {
    /** @param tags null for every page there is @param at milliseconds since 1970 */
    add(tags: readonly string[] | null, at: number): void {
      latest = Math.max(latest, at);
      if (!tags) floor = Math.max(floor, at);
      for (const tag of tags ?? []) times.set(tag, Math.max(at, times.peek(tag) ?? 0));
    },
    /** The last invalidation of any of these tags, in milliseconds since 1970; 0 if there was none. */
    newest(tags: Iterable<string>): number {
      let newest = floor;
      for (const tag of tags) newest = Math.max(newest, times.peek(tag) ?? 0);
      return newest;
    },
    /** The last invalidation of anything. */
    latest: (): number => latest,
  };
}

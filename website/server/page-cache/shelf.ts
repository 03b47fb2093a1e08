import { LRUCache } from 'lru-cache';
import { type Page, sizeOf } from './page.ts';

/** A page on the shelf, and what happened to it since it was made. */
export type Kept = {
  page: Page;
  isNarrowed: boolean;
  /** When a visitor last asked for it; 0 where nobody did since the start. */
  seenAt: number;
  /** Whether something that it shows has changed. */
  isOutdated: boolean;
  /** When making it anew last failed; null where it did not. */
  failedAt: number | null;
};

/** How long a page may serve where no newer one can be made. */
export const LONGEST = 24 * 60 * 60_000;

const NOT_FOUND_MS = 5000;
const MOST_NOT_FOUND = 500;

/** The share of the memory that endlessly many narrowed pages and missing ones may take. */
const NARROWED = 0.2;
const NOT_FOUND = 0.05;

/**
 * Where made pages are kept, by address. What endlessly many addresses lead to has shares of its
 * own, so that it cannot displace the pages that everybody reads.
 * @param bytes of memory for all of them
 * @param now milliseconds since 1970
 */
export function createShelf(bytes: number, now: () => number) {
  const share = (part: number) =>
    new LRUCache<string, Kept>({
      maxSize: Math.floor(bytes * part),
      sizeCalculation: ({ page }) => sizeOf(page),
    });
  const pages = share(1 - NARROWED - NOT_FOUND);
  const narrowed = share(NARROWED);
  const notFound = new LRUCache<string, Kept>({
    max: MOST_NOT_FOUND,
    maxSize: Math.floor(bytes * NOT_FOUND),
    sizeCalculation: ({ page }) => sizeOf(page),
  });
  const longKept = [pages, narrowed] as const;

  const isUsable = (kept: Kept, most: number) => now() - kept.page.madeAt < most;

  return {
    get(address: string): Kept | undefined {
      const kept = pages.get(address) ?? narrowed.get(address);
      if (kept && isUsable(kept, LONGEST)) return kept;
      const missing = notFound.get(address);
      return missing && isUsable(missing, NOT_FOUND_MS) ? missing : undefined;
    },
    put(address: string, kept: Kept): void {
      for (const each of [...longKept, notFound]) each.delete(address);
      const where = kept.page.status === 404 ? notFound : kept.isNarrowed ? narrowed : pages;
      where.set(address, kept);
    },
    remove(address: string): void {
      for (const each of [...longKept, notFound]) each.delete(address);
    },
    /** Whether there is a page with content, to be shown while the content service is down. */
    holdsContent: (): boolean =>
      longKept.some((each) =>
        [...each.values()].some(
          (kept) =>
            kept.page.status === 200 && kept.page.madeOf.size > 0 && isUsable(kept, LONGEST),
        ),
      ),
    /** What did not exist may do so now. */
    forgetMissing: () => notFound.clear(),
    /** All that outlive a failure, those asked for last first. */
    entries: (): [address: string, kept: Kept][] => longKept.flatMap((each) => [...each.entries()]),
  };
}

export type Shelf = ReturnType<typeof createShelf>;

import { type Change, concerns } from '../../app/content/change.ts';
import type { Keeping } from '../../app/keeping.ts';
import { type Made, makePage, type Underway } from './make-page.ts';
import type { Page } from './page.ts';
import type { Kept, Shelf } from './shelf.ts';

/** How a page came to the visitor; `unreachable`: an old one, as no newer one can be made. */
export type CacheState = 'hit' | 'stale' | 'renewed' | 'miss' | 'unreachable';

export type Served = { page: Page; state: CacheState };

type Options = {
  shelf: Shelf;
  /** Begins to make the page of an address. */
  render: (address: string) => Promise<Underway>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** For how many milliseconds a page counts as new; 0 makes each anew. */
  freshMs: number;
};

/** An old page is shown at once up to this age, then only where a new one is late; in milliseconds. */
const SHOWN_AT_ONCE = 10 * 60_000;

/** How long a visitor waits for a new page where an old one is there, in milliseconds. */
const PATIENCE = 1500;

/** Pause before a page that could not be made is tried again, in milliseconds. */
const PAUSE = 3000;

/** A page that was asked for within this time has visitors: it is renewed before the next one asks. */
const HAS_VISITORS = 10 * 60_000;

/** Pages that are renewed at the same time when something changed. */
const AT_ONCE = 4;

/** Made pages for all visitors: one rendering for all who wait, renewed behind what is shown. */
export function createPageCache({ shelf, render, now, freshMs }: Options) {
  const underway = new Map<string, Promise<Made>>();
  /** Counts changes: a page under way while it grows may have missed one. */
  let changes = 0;

  /** The page of an address, as new as it can be had. */
  async function serve(keeping: Keeping): Promise<Served> {
    const kept = shelf.get(keeping.address);
    if (!kept) return { page: (await make(keeping)).page, state: 'miss' };
    kept.seenAt = now();
    if (isFresh(kept)) return { page: kept.page, state: 'hit' };
    if (isResting(kept)) return { page: kept.page, state: 'unreachable' };
    const renewed = renew(keeping, kept);
    const age = now() - kept.page.madeAt;
    if (kept.failedAt !== null) return { page: kept.page, state: 'unreachable' };
    if (!kept.isOutdated && freshMs > 0 && age < SHOWN_AT_ONCE) {
      return { page: kept.page, state: 'stale' };
    }
    const page = await Promise.race([renewed, patience()]);
    if (page) return { page, state: 'renewed' };
    return { page: kept.page, state: kept.failedAt === null ? 'stale' : 'unreachable' };
  }

  const isFresh = ({ page, isOutdated, failedAt }: Kept) =>
    !isOutdated && failedAt === null && now() - page.madeAt < freshMs;

  const isResting = ({ failedAt }: Kept) => failedAt !== null && now() - failedAt < PAUSE;

  /** @returns the new page; null where there is none and the old one stays */
  async function renew(keeping: Keeping, kept: Kept): Promise<Page | null> {
    try {
      const { page, failed } = await make(keeping, kept.page);
      if (!failed) return page;
    } catch {
      // Whoever makes the page has logged why it cannot be made.
    }
    kept.failedAt = now();
    return null;
  }

  function make(keeping: Keeping, former?: Page): Promise<Made> {
    const waiting = underway.get(keeping.address);
    if (waiting) return waiting;
    const making = makeAndKeep(keeping, former).finally(() => {
      if (underway.get(keeping.address) === making) underway.delete(keeping.address);
    });
    underway.set(keeping.address, making);
    return making;
  }

  async function makeAndKeep({ address, isNarrowed }: Keeping, former?: Page): Promise<Made> {
    const madeAt = now();
    const known = changes;
    const made = await makePage(await render(address), madeAt, former);
    const { page, keep, failed } = made;
    const newer = shelf.get(address);
    // A change that came in between had the page made again, perhaps faster.
    if (failed || (newer && newer.page.madeAt > madeAt)) return made;
    if (keep === 'never') shelf.remove(address);
    else {
      const seenAt = newer?.seenAt ?? madeAt;
      const isOutdated = known !== changes;
      shelf.put(address, { page, isNarrowed, seenAt, isOutdated, failedAt: null });
    }
    return made;
  }

  /** Makes those anew that have visitors, a few at a time; the rest is made when it is asked for. */
  async function renewVisited(entries: [address: string, kept: Kept][]): Promise<void> {
    const visited = entries.filter(([, { seenAt }]) => now() - seenAt < HAS_VISITORS);
    const next = visited.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [address, kept] of next) {
          await renew({ address, isShared: true, isNarrowed: kept.isNarrowed }, kept);
        }
      }),
    );
  }

  return {
    serve,
    /** Whether there is anything to show while a new page is made. */
    knows: (address: string): boolean => shelf.get(address) !== undefined,
    /** Renews what shows something that has changed. Resolves once those with visitors are new. */
    async changed(news: readonly Change[]): Promise<void> {
      changes += 1;
      underway.clear();
      shelf.forgetMissing();
      const concerned = shelf
        .entries()
        .filter(([, { page }]) => news.some((change) => concerns(change, page.madeOf)));
      for (const [, kept] of concerned) kept.isOutdated = true;
      await renewVisited(concerned);
    },
    /** The content service answers again: what could not be renewed is tried at once. */
    async recovered(): Promise<void> {
      const failed = shelf.entries().filter(([, { failedAt }]) => failedAt !== null);
      for (const [, kept] of failed) kept.failedAt = null;
      await renewVisited(failed);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null).unref());
}

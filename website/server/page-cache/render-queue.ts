/** A page that is to be rendered. */
export type PageKey = Readonly<{ address: string; isFiltered: boolean }>;

type Options<Result> = {
  /** Renders a page and stores it. */
  render: (key: PageKey) => Promise<Result>;
  /** When a page that nobody waits for may be rendered: milliseconds since 1970; null if never. */
  dueAt: (key: PageKey, requestedAt: number) => number | null;
  /** By how many milliseconds the event loop is late. */
  lag: () => number;
  /** Milliseconds since 1970. */
  now: () => number;
};

type PlannedRendering = { key: PageKey; requestedAt: number };

type Run<Result> = { startedAt: number; result: Promise<Result> };

type WaitingPage<Result> = { key: PageKey; start: () => Run<Result>; run: Promise<Run<Result>> };

/** Renderings at the same time that visitors wait for, by how late the event loop is. */
const urgentLimit = (lag: number) => (lag > 200 ? 4 : lag > 50 ? 16 : 64);

/** Renderings at the same time that nobody waits for. */
const BACKGROUND_LIMIT = 4;
const backgroundLimit = (lag: number) => (lag > 50 ? 1 : BACKGROUND_LIMIT);

/** By how much the number of renderings at the same time grows with each, after a slow start. */
const SLOW_START_GROWTH = 1 / 8;

/** How often the queue looks for pages that have become due, in milliseconds. */
const TICK_MS = 100;

/**
 * The one queue of a process for rendering pages, keyed by address: a page waits in it once, however
 * often it is asked for. What visitors wait for goes first; the rest a few at a time, fewer while the
 * event loop is late.
 */
export function createRenderQueue<Result>({ render, dueAt, lag, now }: Options<Result>) {
  const urgent = new Map<string, WaitingPage<Result>>();
  const preferredPages = new Map<string, PlannedRendering>();
  const ordinaryPages = new Map<string, PlannedRendering>();
  const running = new Map<string, Run<Result>>();
  let urgentRuns = 0;
  let backgroundRuns = 0;
  let backgroundWindow = BACKGROUND_LIMIT;
  let isTickScheduled = false;

  function start(key: PageKey): Run<Result> {
    for (const plan of [preferredPages, ordinaryPages]) plan.delete(key.address);
    const run = { startedAt: now(), result: render(key) };
    running.set(key.address, run);
    const ended = () => {
      if (running.get(key.address) === run) running.delete(key.address);
    };
    run.result.then(ended, ended);
    return run;
  }

  function startNext(): void {
    while (urgent.size > 0 && urgentRuns < urgentLimit(lag())) startUrgent();
    if (urgent.size > 0) return;
    while (backgroundRuns < Math.min(backgroundLimit(lag()), Math.floor(backgroundWindow))) {
      const next = nextDue();
      if (!next) break;
      backgroundRuns += 1;
      start(next).result.then(
        () => {
          backgroundWindow = Math.min(BACKGROUND_LIMIT, backgroundWindow + SLOW_START_GROWTH);
          endBackground();
        },
        // Whoever renders has logged why it failed.
        endBackground,
      );
    }
    scheduleTick();
  }

  function scheduleTick(): void {
    if (isTickScheduled || preferredPages.size + ordinaryPages.size === 0) return;
    isTickScheduled = true;
    setTimeout(onTick, TICK_MS).unref();
  }

  function startUrgent(): void {
    const [waiting] = urgent.values();
    if (!waiting) return;
    urgent.delete(waiting.key.address);
    urgentRuns += 1;
    const end = () => {
      urgentRuns -= 1;
      setImmediate(startNext);
    };
    waiting.start().result.then(end, end);
  }

  function endBackground(): void {
    backgroundRuns -= 1;
    // Requests that arrived meanwhile are answered before the next rendering begins.
    setImmediate(startNext);
  }

  function onTick(): void {
    isTickScheduled = false;
    startNext();
  }

  /** The first page that is due. A page that is rendering comes again if that is still needed then. */
  function nextDue(): PageKey | undefined {
    for (const plan of [preferredPages, ordinaryPages]) {
      for (const [address, { key, requestedAt }] of plan) {
        if (running.has(address)) continue;
        const due = dueAt(key, requestedAt);
        if (due === null) plan.delete(address);
        else if (due <= now()) return key;
      }
    }
    return undefined;
  }

  return {
    /**
     * Renders a page for a visitor who waits for it, once for all who do.
     * @param notBefore a rendering that began earlier will not do; milliseconds since 1970
     * @throws what the rendering throws
     */
    renderNow(key: PageKey, notBefore: number): Promise<Result> {
      const current = running.get(key.address);
      if (current && current.startedAt >= notBefore) return current.result;
      const waiting = urgent.get(key.address) ?? enqueue(key);
      startNext();
      return waiting.run.then(({ result }) => result);
    },
    /**
     * Has a page rendered when it is due and there is time.
     * @param isPreferred whether it goes before those that are not
     */
    renderLater(key: PageKey, isPreferred = false): void {
      const { address } = key;
      const planned = preferredPages.get(address) ?? ordinaryPages.get(address);
      if (isPreferred) ordinaryPages.delete(address);
      const plan = isPreferred || preferredPages.has(address) ? preferredPages : ordinaryPages;
      plan.set(address, planned ?? { key, requestedAt: now() });
      scheduleTick();
    },
    /** Begins again with one rendering at a time: a content service that has just come back is slow. */
    slowStart(): void {
      backgroundWindow = 1;
    },
    /** Pages that wait: for metrics. */
    size: (): number => urgent.size + preferredPages.size + ordinaryPages.size,
  };

  function enqueue(key: PageKey): WaitingPage<Result> {
    const { promise, resolve } = Promise.withResolvers<Run<Result>>();
    const waiting: WaitingPage<Result> = {
      key,
      run: promise,
      start: () => {
        const run = start(key);
        resolve(run);
        return run;
      },
    };
    urgent.set(key.address, waiting);
    return waiting;
  }
}

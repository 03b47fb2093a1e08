/** A page to render. */
export type PageKey = Readonly<{ address: string; isFiltered: boolean }>;

type Options<Result> = {
  /** Renders a page and stores it. */
  render: (key: PageKey) => Promise<Result>;
  /** When a page in the background may be rendered, in milliseconds since 1970; null for never. */
  dueAt: (key: PageKey, requestedAt: number) => number | null;
  /** Lag of the event loop, in milliseconds. */
  lag: () => number;
  /** Milliseconds since 1970. */
  now: () => number;
};

type PlannedRendering = { key: PageKey; requestedAt: number };

type Run<Result> = { startedAt: number; result: Promise<Result> };

type WaitingPage<Result> = { key: PageKey; start: () => Run<Result>; run: Promise<Run<Result>> };

/** Maximum number of concurrent renderings that visitors wait for, by the lag of the event loop. */
const urgentLimit = (lag: number) => (lag > 200 ? 4 : lag > 50 ? 16 : 64);

/** Maximum number of concurrent renderings in the background. */
const BACKGROUND_LIMIT = 4;
const backgroundLimit = (lag: number) => (lag > 50 ? 1 : BACKGROUND_LIMIT);

/** After a slow start, by how much each successful rendering raises the limit in the background. */
const SLOW_START_GROWTH = 1 / 8;

/** How often the queue looks for pages that have become due, in milliseconds. */
const TICK_MS = 100;

/**
 * The queue for rendering pages, one for each process. A page is queued once, however often it is
 * requested. Pages that visitors wait for go first, the others a few at a time, fewer while the event
 * loop lags.
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
        // `render` has logged the failure.
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
    // Requests that arrived meanwhile are handled before the next rendering starts.
    setImmediate(startNext);
  }

  function onTick(): void {
    isTickScheduled = false;
    startNext();
  }

  /**
   * The first page that is due. A page being rendered stays queued, in case it is still due
   * afterwards.
   */
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
     * Renders a page once for all visitors waiting for it.
     * @param notBefore a rendering that started earlier is not reused; milliseconds since 1970
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
     * Queues a page to be rendered in the background once it is due.
     * @param isPreferred whether it goes before other pages
     */
    renderLater(key: PageKey, isPreferred = false): void {
      const { address } = key;
      const planned = preferredPages.get(address) ?? ordinaryPages.get(address);
      if (isPreferred) ordinaryPages.delete(address);
      const plan = isPreferred || preferredPages.has(address) ? preferredPages : ordinaryPages;
      plan.set(address, planned ?? { key, requestedAt: now() });
      scheduleTick();
    },
    /**
     * Limits the background to one rendering at a time: a content service that has just recovered
     * is slow.
     */
    slowStart(): void {
      backgroundWindow = 1;
    },
    /** Number of pages waiting. */
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

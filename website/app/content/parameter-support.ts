import { isWithin, nameOf, type Pairs } from './parameters.ts';

/** How long a rejected parameter is left out before it is retried, in milliseconds. */
const RETRY_AFTER_MS = 15 * 60_000;

/** How long an accepted parameter is not suspected of a failure, in milliseconds. */
const RECENTLY_ACCEPTED_MS = 60_000;

type Rejected = { retryAt: number; sample: Pairs };

/** Parameters with values that every service accepts. */
export function sampleOf(name: string, pairs: Pairs): Pairs {
  return pairs
    .filter((pair) => isWithin(nameOf(pair) ?? '', name))
    .map((pair) => (pair[0].startsWith('filters') ? [pair[0], placeholderValue(pair[1])] : pair));
}

/** Visitors may request any number and any slug, so their values are not retried. */
function placeholderValue(value: string): string {
  if (value === 'true' || /^\d{4}-\d\d-\d\dT/.test(value)) return value;
  return Number.isNaN(Number(value)) ? 'a' : '1';
}

type ParameterSupportOptions = {
  /** In milliseconds. */
  now: () => number;
  /** Whether the service accepts these parameters, tested in a small read. */
  accepts: (resource: string, pairs: Pairs) => Promise<boolean>;
  /** Receives parameters the first time they are rejected, each as `posts fields:price`. */
  report: (names: string[]) => void;
};

/** Remembers which parameters a content service rejects, by resource and parameter name. */
export function createParameterSupport({
  now,
  accepts,
  report: reportNames,
}: ParameterSupportOptions) {
  const rejected = new Map<string, Rejected>();
  const acceptedAt = new Map<string, number>();
  const reported = new Set<string>();
  let pendingRetries = Promise.resolve();
  let isReportDeferred = false;

  /** The parameter stays rejected during the retry, so that no visitor's page depends on the result. */
  function retry(key: string, resource: string, { sample }: Rejected): Promise<void> {
    return accepts(resource, sample).then(
      (isAccepted) => {
        if (isAccepted) rejected.delete(key);
      },
      // The service does not respond; the next retry asks again.
      () => {},
    );
  }

  function entryOf(resource: string, name: string): [key: string, Rejected] | undefined {
    const prefix = `${resource} `;
    return [...rejected].find(
      ([key]) => key.startsWith(prefix) && isWithin(name, key.slice(prefix.length)),
    );
  }

  /** Reports rejections that have not been reported yet. */
  function report(): void {
    if (isReportDeferred) return;
    const names = [...rejected.keys()].filter((key) => !reported.has(key));
    for (const name of names) reported.add(name);
    if (names.length > 0) reportNames(names.toSorted());
  }

  return {
    /** Whether a parameter must be left out because it, or its parent, was rejected. */
    isRejected(resource: string, name: string): boolean {
      const found = entryOf(resource, name);
      if (!found) return false;
      const [key, entry] = found;
      if (now() >= entry.retryAt) {
        entry.retryAt = now() + RETRY_AFTER_MS;
        pendingRetries = pendingRetries.then(() => retry(key, resource, entry));
      }
      return true;
    },
    /** Resolves when no retry is pending. */
    retriesSettled: () => pendingRetries,
    /** Leaves parameters out from now on. @param pairs of the read that they were rejected in */
    markRejected(resource: string, names: readonly string[], pairs: Pairs): void {
      for (const name of names) {
        const sample = sampleOf(name, pairs);
        rejected.set(`${resource} ${name}`, { retryAt: now() + RETRY_AFTER_MS, sample });
        acceptedAt.delete(`${resource} ${name}`);
      }
    },
    /** Records that a read with these parameters succeeded. */
    markAccepted(resource: string, names: readonly string[]): void {
      for (const name of names) acceptedAt.set(`${resource} ${name}`, now());
    },
    /** Whether all of them were accepted recently, so that a failure has another cause. */
    wereRecentlyAccepted: (resource: string, names: readonly string[]): boolean =>
      names.every((name) => {
        const acceptedTime = acceptedAt.get(`${resource} ${name}`);
        return acceptedTime !== undefined && now() - acceptedTime < RECENTLY_ACCEPTED_MS;
      }),
    report,
    /** Runs a task and reports all rejections during it together. */
    async reportOnceAfter(run: () => Promise<void>): Promise<void> {
      isReportDeferred = true;
      try {
        await run();
      } finally {
        isReportDeferred = false;
        report();
      }
    },
  };
}

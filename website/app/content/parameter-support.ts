import { isWithin, nameOf, type Pairs } from './parameters.ts';

/** How long a rejected parameter is not asked for, in milliseconds; then it is tried by itself. */
const RETRY_AFTER_MS = 15 * 60_000;

/** For how long an accepted parameter is above suspicion, in milliseconds. */
const RECENTLY_ACCEPTED_MS = 60_000;

type Rejected = { retryAt: number; sample: Pairs };

/** The parameters of a name, with values that no service finds fault with. */
export function sampleOf(name: string, pairs: Pairs): Pairs {
  return pairs
    .filter((pair) => isWithin(nameOf(pair) ?? '', name))
    .map((pair) => (pair[0].startsWith('filters') ? [pair[0], placeholderValue(pair[1])] : pair));
}

/** Visitors may ask for any number and any slug. */
function placeholderValue(value: string): string {
  if (value === 'true' || /^\d{4}-\d\d-\d\dT/.test(value)) return value;
  return Number.isNaN(Number(value)) ? 'a' : '1';
}

type ParameterSupportOptions = {
  /** Milliseconds. */
  now: () => number;
  /** Whether the service takes these parameters, in a small read. */
  accepts: (resource: string, pairs: Pairs) => Promise<boolean>;
  /** Told of parameters the first time they are rejected, each as `posts fields:price`. */
  report: (names: string[]) => void;
};

/** What a content service has been found not to take, by resource and name of the parameter. */
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

  /** It stays rejected meanwhile: no visitor's page is spent on finding out. */
  function retry(key: string, resource: string, { sample }: Rejected): Promise<void> {
    return accepts(resource, sample).then(
      (isAccepted) => {
        if (isAccepted) rejected.delete(key);
      },
      // The service does not answer; it is asked again at the next time.
      () => {},
    );
  }

  function entryOf(resource: string, name: string): [key: string, Rejected] | undefined {
    const prefix = `${resource} `;
    return [...rejected].find(
      ([key]) => key.startsWith(prefix) && isWithin(name, key.slice(prefix.length)),
    );
  }

  /** Reports what was rejected and has not been reported yet. */
  function report(): void {
    if (isReportDeferred) return;
    const names = [...rejected.keys()].filter((key) => !reported.has(key));
    for (const name of names) reported.add(name);
    if (names.length > 0) reportNames(names.toSorted());
  }

  return {
    /** Whether a parameter is to be left out, as it or what holds it was rejected. */
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
    /** Resolves when no rejected parameter is being tried again. */
    retriesSettled: () => pendingRetries,
    /** Leaves parameters out from now on. @param pairs the read that they were rejected in */
    markRejected(resource: string, names: readonly string[], pairs: Pairs): void {
      for (const name of names) {
        const sample = sampleOf(name, pairs);
        rejected.set(`${resource} ${name}`, { retryAt: now() + RETRY_AFTER_MS, sample });
        acceptedAt.delete(`${resource} ${name}`);
      }
    },
    /** Notes that a read with these parameters succeeded. */
    markAccepted(resource: string, names: readonly string[]): void {
      for (const name of names) acceptedAt.set(`${resource} ${name}`, now());
    },
    /** Whether all of them were taken a moment ago, so that a failure is not about them. */
    wereRecentlyAccepted: (resource: string, names: readonly string[]): boolean =>
      names.every((name) => {
        const acceptedTime = acceptedAt.get(`${resource} ${name}`);
        return acceptedTime !== undefined && now() - acceptedTime < RECENTLY_ACCEPTED_MS;
      }),
    report,
    /** Does something after which all that was rejected meanwhile is reported at once. */
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

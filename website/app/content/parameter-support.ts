import { isWithin, nameOf, type Pairs } from './parameters.ts';

/** How long a rejected parameter is not asked for, in milliseconds; then it is tried by itself. */
const RETRY_AFTER = 15 * 60_000;

/** For how long an accepted parameter is above suspicion, in milliseconds. */
const TRUSTED_FOR = 60_000;

type Rejected = { until: number; sample: Pairs };

/** The parameters of a name, with values that no service finds fault with. */
export function sampleOf(name: string, pairs: Pairs): Pairs {
  return pairs
    .filter((pair) => isWithin(nameOf(pair) ?? '', name))
    .map((pair) => (pair[0].startsWith('filters') ? [pair[0], harmless(pair[1])] : pair));
}

/** Visitors may ask for any number and any slug. */
function harmless(value: string): string {
  if (value === 'true' || /^\d{4}-\d\d-\d\dT/.test(value)) return value;
  return Number.isNaN(Number(value)) ? 'a' : '1';
}

type Options = {
  /** Milliseconds. */
  now: () => number;
  /** Whether the service takes these parameters, in a small read. */
  accepts: (resource: string, pairs: Pairs) => Promise<boolean>;
  /** Told of parameters the first time they are rejected, each as `posts fields:price`. */
  report: (names: string[]) => void;
};

/** What a content service has been found not to take, by resource and name of the parameter. */
export function createParameterSupport({ now, accepts, report: tell }: Options) {
  const rejected = new Map<string, Rejected>();
  const acceptedAt = new Map<string, number>();
  const reported = new Set<string>();
  let retrying = Promise.resolve();
  let isHeldBack = false;

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
    if (isHeldBack) return;
    const names = [...rejected.keys()].filter((key) => !reported.has(key));
    for (const name of names) reported.add(name);
    if (names.length > 0) tell(names.toSorted());
  }

  return {
    /** Whether a parameter is to be left out, as it or what holds it was rejected. */
    isRejected(resource: string, name: string): boolean {
      const found = entryOf(resource, name);
      if (!found) return false;
      const [key, entry] = found;
      if (now() >= entry.until) {
        entry.until = now() + RETRY_AFTER;
        retrying = retrying.then(() => retry(key, resource, entry));
      }
      return true;
    },
    /** Resolves when no rejected parameter is being tried again. */
    retried: () => retrying,
    /** Leaves parameters out from now on. @param pairs the read that they were rejected in */
    reject(resource: string, names: readonly string[], pairs: Pairs): void {
      for (const name of names) {
        const sample = sampleOf(name, pairs);
        rejected.set(`${resource} ${name}`, { until: now() + RETRY_AFTER, sample });
        acceptedAt.delete(`${resource} ${name}`);
      }
    },
    /** Notes that a read with these parameters succeeded. */
    accept(resource: string, names: readonly string[]): void {
      for (const name of names) acceptedAt.set(`${resource} ${name}`, now());
    },
    /** Whether all of them were taken a moment ago, so that a failure is not about them. */
    areTrusted: (resource: string, names: readonly string[]): boolean =>
      names.every((name) => {
        const at = acceptedAt.get(`${resource} ${name}`);
        return at !== undefined && now() - at < TRUSTED_FOR;
      }),
    report,
    /** Does something after which all that was rejected meanwhile is reported at once. */
    async reportAfter(run: () => Promise<void>): Promise<void> {
      isHeldBack = true;
      try {
        await run();
      } finally {
        isHeldBack = false;
        report();
      }
    },
  };
}

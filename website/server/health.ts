/** A part of the site that is impaired or down, why, and since when. */
export type Degradation = { part: string; reason: string; since: string };

/** Reports the health of one part. */
export type PartHealth = {
  /** @param reason a few words fit for the public: no addresses, no secrets */
  degrade: (reason: string) => void;
  recover: () => void;
  isDegraded: () => boolean;
};

/**
 * The parts that the site depends on, and which of them are degraded: for `/-/ready` and the metrics.
 * Every part that may fail while pages are still served registers here.
 * @param now milliseconds since 1970
 */
export function createHealth(now: () => number) {
  const parts = new Map<string, { reason: string; since: number } | null>();

  return {
    /** Registers a part, healthy until it is reported degraded. @param part its name in metrics */
    register(part: string): PartHealth {
      parts.set(part, null);
      return {
        degrade(reason) {
          parts.set(part, { reason, since: parts.get(part)?.since ?? now() });
        },
        recover: () => void parts.set(part, null),
        isDegraded: () => parts.get(part) !== null,
      };
    },
    /** Every part, degraded or not. */
    parts: (): { part: string; isDegraded: boolean }[] =>
      [...parts].map(([part, state]) => ({ part, isDegraded: state !== null })),
    /** The degraded parts, in the order in which they were registered. */
    degraded: (): Degradation[] =>
      [...parts].flatMap(([part, state]) =>
        state === null
          ? []
          : [{ part, reason: state.reason, since: new Date(state.since).toISOString() }],
      ),
  };
}

export type Health = ReturnType<typeof createHealth>;

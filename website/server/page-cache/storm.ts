/** This many notices within this many milliseconds are a storm: an import, a renamed category. */
const STORM_WINDOW_MS = 10_000;
const STORM_NOTICES = 5;

/** A storm ends after this long without a notice, in milliseconds. */
const STORM_END_MS = 3000;

/** How long after the last notice visitors may still get an outdated list, in milliseconds. */
const SETTLING_MS = 5000;

/**
 * Distinguishes a storm of change notices from an editor's single saves. During a storm, showing every
 * edit within 2 s and rendering few pages exclude each other: lists are then rendered later.
 * @param now milliseconds since 1970
 */
export function createStormDetector(now: () => number) {
  let recent: number[] = [];

  const isStorm = () => recent.filter((at) => now() - at < STORM_WINDOW_MS).length >= STORM_NOTICES;
  const sinceLast = () => now() - (recent.at(-1) ?? Number.NEGATIVE_INFINITY);

  return {
    /** @param at when something changed, in milliseconds since 1970 */
    recordNotice(at: number): void {
      recent = [...recent, at].slice(-STORM_NOTICES);
    },
    /** Whether notices still arrive, so that pages rendered now are soon outdated again. */
    isActive: (): boolean => isStorm() && sinceLast() < STORM_END_MS,
    /** Whether visitors may get an outdated list at once instead of waiting for a new one. */
    isSettling: (): boolean => isStorm() && sinceLast() < SETTLING_MS,
  };
}

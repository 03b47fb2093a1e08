/** A measured quantity, one value per round, in order. */
export type Rounds = number[];

/** The median. @throws Error if there are no values */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [lowerMiddle, upperMiddle] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (lowerMiddle === undefined || upperMiddle === undefined)
    throw new Error('There is nothing to measure.');
  return (lowerMiddle + upperMiddle) / 2;
}

/**
 * The ratio of two quantities: the median of the ratios per round, as both were measured in each
 * round and disturbances affect both.
 */
export function ratio(one: Rounds, other: Rounds): number {
  return median(one.map((each, round) => each / (other[round] ?? Number.NaN)));
}

/** A quantile. @param share of the values that are not above the result, e.g. 0.99 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * Runs measurements alternately, in reverse order every second round; the first round is a warm-up.
 * @param measurements by name; each measures once and returns the value
 */
export async function measureAlternating<Name extends string>(
  rounds: number,
  measurements: Record<Name, () => Promise<number>>,
): Promise<Record<Name, Rounds>> {
  const names = Object.keys(measurements) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Rounds
  >;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 ? names : names.toReversed()) {
      const result = await measurements[name]();
      if (round > 0) results[name].push(result);
    }
  }
  return results;
}

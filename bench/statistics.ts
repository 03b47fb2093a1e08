/** One measured quantity, once a round, in the order of the rounds. */
export type Rounds = number[];

/** The middle of some numbers. @throws Error where there are none */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [lowerMiddle, upperMiddle] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (lowerMiddle === undefined || upperMiddle === undefined)
    throw new Error('There is nothing to measure.');
  return (lowerMiddle + upperMiddle) / 2;
}

/**
 * How many times as much the one is as the other: the median over rounds, in each of which both
 * were measured one after the other, so that what disturbs the machine disturbs both.
 */
export function ratio(one: Rounds, other: Rounds): number {
  return median(one.map((each, round) => each / (other[round] ?? Number.NaN)));
}

/** The share of the numbers that is not above the result, e.g. 0.99. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * Measures some things in alternation, every second round backwards; the first round only warms up.
 * @param measurements by name: each does it once and returns its figure
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

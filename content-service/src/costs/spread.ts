/** The middle of some amounts, and the range of its middle half. */
export interface Spread {
  median: number;
  /** A quarter of the amounts is below, */
  low: number;
  /** and a quarter above. */
  high: number;
}

/** The spread of amounts, which one odd answer hardly changes. @param amounts at least one */
export function spreadOf(amounts: readonly number[]): Spread {
  const sorted = amounts.toSorted((one, other) => one - other);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
  };
}

/** Between two amounts proportionally, as spreadsheets do. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

import { convert, type Range } from './convert.ts';
import {
  type CostGroup,
  type HouseholdName,
  type HousingKind,
  households,
  ONE_OFF,
} from './cost-tables.ts';
import type { CostCity, CostItem, Costs, Price } from './costs.ts';
import { isExpired } from './price-age.ts';

/** Who lives how, and what they do not pay for. */
export type MonthChoice = {
  household: HouseholdName;
  housing: HousingKind;
  without: readonly CostGroup[];
};

/** What an item costs a household in a month, in the currency of the city. */
export type CostLine = Range & {
  item: CostItem;
  /** Those of one unit, from which the month is calculated; several for areas. */
  prices: readonly [Price, ...Price[]];
};

/** An item without a price that counts. */
export type MissingItem = {
  item: CostItem;
  /** never: there is none; expired: it is too old; rate: its currency cannot be converted. */
  reason: 'never' | 'expired' | 'rate';
  /** The newest price, if there is any. */
  last: Price | null;
};

/** What a month costs in a city. */
export type Month = {
  city: CostCity;
  /** Of the sums. */
  currency: string;
  lines: readonly CostLine[];
  /** What is paid once. */
  once: readonly CostLine[];
  missing: readonly MissingItem[];
};

/**
 * What a month in a city costs a household: a line for each item that has a valid price, and the
 * items that have none.
 * @param today such as `2026-11-21`
 */
export function monthIn(city: CostCity, costs: Costs, choice: MonthChoice, today: string): Month {
  const ofCity = costs.prices.filter((price) => price.city === city.slug);
  const currency = city.currency ?? ofCity[0]?.currency ?? 'USD';
  const results = itemsFor(costs.items, choice).map((item) =>
    lineOf(item, { currency, costs, prices: ofCity, times: timesOf(item, choice), today }),
  );
  const lines = results.filter((result) => 'prices' in result);
  return {
    city,
    currency,
    lines: lines.filter(({ item }) => item.group !== ONE_OFF),
    once: lines.filter(({ item }) => item.group === ONE_OFF),
    missing: results.filter((result) => 'reason' in result),
  };
}

/** The items that a household pays for. */
export function itemsFor(items: readonly CostItem[], choice: MonthChoice): CostItem[] {
  const { household, housing, without } = choice;
  return items.filter(
    (item) =>
      !without.includes(item.group) &&
      (item.housing.length === 0 || item.housing.includes(housing)) &&
      (item.per !== 'child' || households[household].children > 0),
  );
}

/** How often a household pays for a unit of an item in a month. */
export function timesOf({ per, unit, amount }: CostItem, { household }: MonthChoice): number {
  const { adults, children } = households[household];
  const payers = { person: adults + children, child: children, household: 1 }[per];
  return (payers * amount) / (unit === 'year' ? 12 : 1);
}

type LineContext = {
  currency: string;
  costs: Costs;
  /** Those of the city. */
  prices: readonly Price[];
  times: number;
  today: string;
};

function lineOf(
  item: CostItem,
  { currency, costs, prices, times, today }: LineContext,
): CostLine | MissingItem {
  const all = prices.filter((price) => price.item === item.key);
  const last = newest(all);
  if (last === null) return { item, reason: 'never', last };
  const valid = all.filter((price) => !isExpired(price, today));
  const ofWholeCity = valid.filter(({ area }) => area === null);
  const [first, ...others] = ofWholeCity.length > 0 ? ofWholeCity : valid;
  if (!first) return { item, reason: 'expired', last };
  const counted = [first, ...others] as const;
  const ranges = counted.map((price) => convert(price, price.currency, currency, costs.rates));
  const known = ranges.filter((range) => range !== null);
  if (known.length < counted.length) return { item, reason: 'rate', last };
  return {
    item,
    prices: counted,
    low: Math.min(...known.map(({ low }) => low)) * times,
    high: Math.max(...known.map(({ high }) => high)) * times,
  };
}

const newest = (prices: readonly Price[]): Price | null =>
  prices.reduce<Price | null>(
    (last, price) => (last && last.observedOn >= price.observedOn ? last : price),
    null,
  );

/** The sum of lines. */
export function sumOf(lines: readonly Range[]): Range {
  return {
    low: lines.reduce((sum, { low }) => sum + low, 0),
    high: lines.reduce((sum, { high }) => sum + high, 0),
  };
}

/** The lines of one month whose items the other one has as well: only these can be compared. */
export function comparableLines(month: Month, other: Month | null): readonly CostLine[] {
  if (!other) return month.lines;
  return month.lines.filter(({ item }) => other.lines.some((line) => line.item.key === item.key));
}

/** The day of the oldest price that was counted; null if there is none. */
export function oldestDay(lines: readonly CostLine[]): string | null {
  const days = lines.flatMap(({ prices }) => prices.map(({ observedOn }) => observedOn));
  return days.toSorted()[0] ?? null;
}

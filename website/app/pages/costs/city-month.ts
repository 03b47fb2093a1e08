import { convert, type Range } from '../../costs/convert.ts';
import { costGroups } from '../../costs/cost-tables.ts';
import type { Costs } from '../../costs/costs.ts';
import {
  type CostLine,
  comparableLines,
  type Month,
  type MonthChoice,
  monthIn,
  sumOf,
} from '../../costs/month.ts';

/** Sums of one city, in its own currency and in the chosen one. */
export type CitySum = Range & {
  /** In the chosen currency; null without a rate. */
  converted: Range | null;
};

/** What the page shows of a city. */
export type CityMonth = {
  month: Month;
  /** Lines that count in the sum: with a second city those that both have. */
  counted: readonly CostLine[];
  sum: CitySum;
  /** The parts of the sum, by group, in order. */
  parts: readonly { group: CostLine['item']['group']; sum: CitySum }[];
};

/**
 * What a month costs in the cities of a page.
 * @param slugs of one city, or of two that are compared
 * @param currency that sums are converted to
 */
export function cityMonths(
  slugs: readonly string[],
  costs: Costs,
  choice: MonthChoice & { currency: string },
  today: string,
): CityMonth[] {
  const months = slugs.flatMap((slug) => {
    const city = costs.cities.find((each) => each.slug === slug);
    return city ? [monthIn(city, costs, choice, today)] : [];
  });
  return months.map((month) => {
    const other = months.find((each) => each !== month) ?? null;
    const counted = comparableLines(month, other);
    const sumIn = (lines: readonly CostLine[]): CitySum => {
      const sum = sumOf(lines);
      return { ...sum, converted: convert(sum, month.currency, choice.currency, costs.rates) };
    };
    const parts = costGroups.flatMap((group) => {
      const lines = counted.filter(({ item }) => item.group === group);
      return lines.length > 0 ? [{ group, sum: sumIn(lines) }] : [];
    });
    return { month, counted, sum: sumIn(counted), parts };
  });
}

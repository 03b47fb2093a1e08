import { type CostAddress, costParameters } from '../../addresses/costs-path.ts';
import { USD } from '../../costs/convert.ts';
import {
  type CostGroup,
  type HouseholdName,
  type HousingKind,
  householdNames,
  housingKinds,
  monthlyGroups,
  usualHousing,
} from '../../costs/cost-tables.ts';

/** What a visitor has chosen; null where the usual is shown. */
export type CostChoice = {
  /** Slug of the second city. */
  beside: string | null;
  household: HouseholdName;
  housing: HousingKind | null;
  currency: string;
  without: readonly CostGroup[];
};

/** The household of a page without a choice. */
const USUAL_HOUSEHOLD: HouseholdName = '1';

/**
 * Reads a choice from an address. What is unknown is dropped, as is what is usual.
 * @param cities slugs of other cities that have prices
 * @param currencies codes that can be converted
 */
export function readChoice(
  query: URLSearchParams,
  cities: readonly string[],
  currencies: readonly string[],
): CostChoice {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === query.get(name)) ?? null;
  const household = oneOf('household', householdNames) ?? USUAL_HOUSEHOLD;
  const housing = oneOf('housing', housingKinds);
  const without = query.getAll('without').flatMap((names) => names.split(','));
  return {
    beside: oneOf('beside', cities),
    household,
    housing: housing === usualHousing(household) ? null : housing,
    currency: oneOf('currency', currencies) ?? USD,
    without: monthlyGroups.filter((group) => without.includes(group)),
  };
}

/** A choice as an address says it. */
export function addressOf({
  beside,
  household,
  housing,
  currency,
  without,
}: CostChoice): CostAddress {
  return {
    beside: beside ?? undefined,
    household: household === USUAL_HOUSEHOLD ? undefined : household,
    housing: housing ?? undefined,
    currency: currency === USD ? undefined : currency,
    without,
  };
}

/** Whether a choice is written in an address as the site writes it. */
export function isWrittenAs(query: URLSearchParams, canonical: string): boolean {
  const known = [...query].filter(([name]) => costParameters.some((each) => each === name));
  const text = new URLSearchParams(known).toString().replaceAll('%2C', ',');
  return text === canonical;
}

/** What is checked of a price, as the database returns it. */
export interface CheckedPrice {
  item: object | null;
  city: { id: number } | null;
  area: { city: { id: number } | null } | null;
  low: number | string;
  high: number | string;
  /** Days such as 2026-11-20. */
  observed_on: string;
  checked_on: string | null;
}

/** A fault that keeps a price from being saved, and the field that it is shown at. */
export interface PriceProblem {
  field:
    | 'item'
    | 'city'
    | 'area'
    | 'low'
    | 'high'
    | 'currency'
    | 'observed_on'
    | 'checked_on'
    | 'valid_for'
    | 'source_kind'
    | 'source'
    | 'source_url'
    | 'sample_size';
  code:
    | 'no-item'
    | 'no-city'
    | 'area-of-other-city'
    | 'high-below-low'
    | 'day-to-come'
    | 'checked-before-seen'
    // Only of prices that were typed in a table:
    | 'no-number'
    | 'no-whole-number'
    | 'no-currency'
    | 'no-day'
    | 'no-kind'
    | 'no-address'
    | 'too-long'
    | 'older-than-known'
    | 'changed-meanwhile';
}

/** It is already tomorrow somewhere on the globe. */
const LATEST_ZONE_MS = 14 * 60 * 60_000;

/** What is wrong with a price: it would count for nothing, or mislead those who plan on it. */
export function problemsOfPrice(price: CheckedPrice, now: Date): PriceProblem[] {
  const { item, city, area, observed_on, checked_on } = price;
  const today = new Date(now.getTime() + LATEST_ZONE_MS).toISOString().slice(0, 10);
  const problems: (PriceProblem | false)[] = [
    item === null && { field: 'item', code: 'no-item' },
    city === null && { field: 'city', code: 'no-city' },
    city !== null &&
      area !== null &&
      area.city?.id !== city.id && { field: 'area', code: 'area-of-other-city' },
    Number(price.high) < Number(price.low) && { field: 'high', code: 'high-below-low' },
    observed_on > today && { field: 'observed_on', code: 'day-to-come' },
    checked_on !== null && checked_on > today && { field: 'checked_on', code: 'day-to-come' },
    checked_on !== null &&
      checked_on <= today &&
      checked_on < observed_on && { field: 'checked_on', code: 'checked-before-seen' },
  ];
  return problems.filter((problem) => problem !== false);
}

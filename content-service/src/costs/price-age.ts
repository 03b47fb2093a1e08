/** Months for which a price counts, unless it says so itself. */
const USUAL_MONTHS = 12;

/** Shorter where prices rise fast. */
const MONTHS_OF_COUNTRY: Readonly<Record<string, number>> = { TR: 3 };

/** What decides how long a price counts. Days are such as `2026-11-21`. */
export interface DatedPrice {
  observed_on: string;
  checked_on: string | null;
  valid_for: number | null;
}

/** The months for which a price counts that does not say so. @param country ISO 3166-1 code of its city */
export function usualMonths(country: string | undefined): number {
  return MONTHS_OF_COUNTRY[country ?? ''] ?? USUAL_MONTHS;
}

/** The day from which a price counts: it was seen then, or found to hold still. */
export function dayOfPrice({ observed_on, checked_on }: Omit<DatedPrice, 'valid_for'>): string {
  return checked_on !== null && checked_on > observed_on ? checked_on : observed_on;
}

/** The last day on which a price is shown. @param country ISO 3166-1 code of its city */
export function lastDayOf(price: DatedPrice, country: string | undefined): string {
  const [year = 0, month = 1, date = 1] = dayOfPrice(price).split('-').map(Number);
  const months = price.valid_for ?? usualMonths(country);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const last = Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth));
  return new Date(last).toISOString().slice(0, 10);
}

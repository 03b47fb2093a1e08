import type { Price } from './costs.ts';

/** The day from which a price counts: it was seen then, or found to hold still. */
export function dayOfPrice({ observedOn, checkedOn }: Price): string {
  return checkedOn !== null && checkedOn > observedOn ? checkedOn : observedOn;
}

/**
 * Whether a price is too old to be shown: on the day after its last one.
 * @param today such as `2026-11-21`
 */
export function isExpired(price: Price, today: string): boolean {
  return addMonths(dayOfPrice(price), price.validFor) < today;
}

/** The same day some months later, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const added = Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth));
  return new Date(added).toISOString().slice(0, 10);
}

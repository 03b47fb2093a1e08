import { typedAmount } from 'folding/typed-amount';

/** The limits of the content type. */
const MAX_AMOUNT = 1_000_000_000;
const MAX_ADDRESS = 500;

/** @returns undefined if it is no amount of money of a currency */
export function amountIn(typed: string, currency: string): number | undefined {
  const amount = typedAmount(typed, currency);
  return amount !== undefined && amount <= MAX_AMOUNT ? amount : undefined;
}

/** @returns null if nothing was typed, undefined if it is no whole number from 1 to the highest */
export function wholeIn(typed: string, highest: number): number | null | undefined {
  if (typed === '') return null;
  const number = typedAmount(typed) ?? 0;
  return Number.isInteger(number) && number >= 1 && number <= highest ? number : undefined;
}

/** Whether it is a day of the calendar, such as `2026-11-21`. */
export function isDay(typed: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
}

/** Whether it is the address of a page, or nothing. */
export function isAddress(typed: string): boolean {
  return (
    typed === '' ||
    (/^https?:\/\/\S+$/.test(typed) && URL.canParse(typed) && typed.length <= MAX_ADDRESS)
  );
}

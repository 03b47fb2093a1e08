import { digitsOf } from './digits.ts';
import { formatsOf } from './formats/language-formats.ts';
import { displayNames, numberFormat, pluralRules } from './formatters.ts';

/** Decimals of a currency at most: dinars and the rial of Oman have three. */
const MAX_DECIMALS = 3;

/** A number with the language's digits and separators. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, { numberingSystem: digitsOf(locale) }).format(value);
}

/**
 * "350 AED", "18.5 KWD", "350 дирхамов": the amount without trailing zeros, which in Turkish and
 * Russian would read as thousands, then the currency by its name or, in English, by its code.
 * @param currency ISO 4217 code; null formats the number alone
 */
export function formatPrice(amount: number, currency: string | null, locale: string): string {
  const options = { numberingSystem: digitsOf(locale), maximumFractionDigits: MAX_DECIMALS };
  const text = numberFormat(locale, options).format(amount);
  return currency ? `${text}\u00a0${currencyName(currency, amount, locale)}` : text;
}

/** Digits of an exchange rate that say enough. */
const RATE_DIGITS = 6;

/** "2,400–4,100", or one number if both ends are the same; without a currency. */
export function formatNumberRange(low: number, high: number, locale: string): string {
  const options = { numberingSystem: digitsOf(locale), maximumFractionDigits: MAX_DECIMALS };
  const { format } = numberFormat(locale, options);
  return low === high ? format(low) : `${format(low)}\u2013${format(high)}`;
}

/** "3.6725": an exchange rate. */
export function formatRate(rate: number, locale: string): string {
  const options = { numberingSystem: digitsOf(locale), maximumSignificantDigits: RATE_DIGITS };
  return numberFormat(locale, options).format(rate);
}

/** "AED", "дирхамов": the name of a currency as it stands after an amount; in English its code. */
export function currencyName(currency: string, amount: number, locale: string): string {
  const { currencies = {}, showsCurrencyCodes } = formatsOf(locale);
  const name = Object.hasOwn(currencies, currency) ? currencies[currency] : undefined;
  if (typeof name === 'string') return name;
  if (name) return name[pluralRules(locale, {}).select(amount)] ?? name.other;
  if (showsCurrencyCodes || !/^[A-Z]{3}$/.test(currency)) return currency;
  // Without fractions, as the plural of a name depends on the digits that are shown.
  const fractions = { minimumFractionDigits: 0, maximumFractionDigits: MAX_DECIMALS };
  const options = { style: 'currency', currency, currencyDisplay: 'name', ...fractions } as const;
  const parts = numberFormat(locale, options).formatToParts(amount);
  // In Turkish the name follows a sign that is not shown.
  return parts.findLast(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * "UAE dirham": the name of a currency by itself, as in a list of them; as after one unit where `Intl`
 * has none, as in Sorani.
 */
export function currencyTitle(currency: string, locale: string): string {
  const names = displayNames(locale, { type: 'currency', fallback: 'none' });
  return names.of(currency) ?? currencyName(currency, 1, locale);
}

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

function currencyName(currency: string, amount: number, locale: string): string {
  const { currencies = {}, showsCurrencyCodes } = formatsOf(locale);
  const name = Object.hasOwn(currencies, currency) ? currencies[currency] : undefined;
  if (typeof name === 'string') return name;
  if (name) return name[pluralRules(locale, {}).select(amount)] ?? name.other;
  if (showsCurrencyCodes || !/^[A-Z]{3}$/.test(currency)) return currency;
  return displayNames(locale, { type: 'currency' }).of(currency) ?? currency;
}

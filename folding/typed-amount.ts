import { withLatinDigits } from '#latin-digits';
import { oneLine } from '#one-line';

/** Separators of thousands, with decimals behind them or not. */
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]\d{3})+(?=$|[.,]\d{1,2}$)/;

/** The same, where a point is none of them. */
const THOUSANDS_BY_COMMAS = /^[1-9]\d{0,2}(?:,\d{3})+(?=$|\.\d{1,3}$)/;

const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}(?=$|\.\d{1,2}$)/;

const ARABIC_POINT = '\u066b';

/**
 * Reads a number as people type it: with the digits of any language, a decimal comma, and separators
 * of thousands or, as in India, of lakhs. Three digits after a point are thousands, but not after a
 * zero, an Arabic decimal sign, or in a currency with three decimals: a dinar has 1,000 fils.
 * @param currency of an amount, by its code of ISO 4217
 * @returns undefined if it is no number
 */
export function typedAmount(typed: string, currency?: string): number | undefined {
  const pointIsDecimal = typed.includes(ARABIC_POINT) || decimalsOf(currency) === 3;
  const plain = inLatin(typed)
    .replace(pointIsDecimal ? THOUSANDS_BY_COMMAS : THOUSANDS, withoutSeparators)
    .replace(LAKHS, withoutSeparators)
    .replace(',', '.');
  return /^\d{1,10}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * Reads a rate of exchange, which may have more decimals, and three of them.
 * @returns undefined if it is none, and for three digits after a comma: 42,000 is 42 to some
 */
export function typedRate(typed: string): number | undefined {
  const latin = inLatin(typed);
  if (/^[1-9]\d{0,2},\d{3}$/.test(latin)) return undefined;
  const plain = latin
    .replace(/^[1-9]\d{0,2}(?:,\d{3})+(?=\.\d+$)/, withoutSeparators)
    .replace(',', '.');
  return /^\d{1,10}(?:\.\d{1,8})?$/.test(plain) ? Number(plain) : undefined;
}

/** With Latin digits, points and commas, without spaces, apostrophes and invisible marks. */
const inLatin = (typed: string) =>
  withLatinDigits(oneLine(typed))
    .replace(/[\u066b．]/g, '.')
    .replace(/[،，]/g, ',')
    .replace(/[\s\u066c’']/g, '');

const withoutSeparators = (text: string) => text.replace(/[.,]/g, '');

/** How many decimals amounts of a currency have; undefined for what is no code. */
function decimalsOf(currency = ''): number | undefined {
  if (!/^[A-Z]{3}$/i.test(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
}

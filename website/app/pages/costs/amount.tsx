import type { Range } from '../../costs/convert.ts';
import { twoDigits } from '../../costs/two-digits.ts';
import { useLanguage } from '../../i18n/language.ts';
import { currencyName, formatNumberRange } from '../../i18n/number.ts';

type AmountProps = { range: Range; currency: string; exact?: boolean };

/**
 * A range of money: "2,400–4,100 AED", with two significant digits unless it is exact. The numbers
 * run from left to right in every script, so that the lower one stays first.
 */
export function Amount({ range, currency, exact = false }: AmountProps) {
  const { locale } = useLanguage();
  const { low, high } = exact ? range : rounded(range);
  return (
    <>
      <bdi dir="ltr">{formatNumberRange(low, high, locale)}</bdi>{' '}
      <span>{currencyName(currency, high, locale)}</span>
    </>
  );
}

/** The same as text, for screen readers and pictures. */
export function amountText(range: Range, currency: string, locale: string): string {
  const { low, high } = rounded(range);
  return `${formatNumberRange(low, high, locale)} ${currencyName(currency, high, locale)}`;
}

const rounded = ({ low, high }: Range): Range => ({ low: twoDigits(low), high: twoDigits(high) });

import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '../languages.ts';
import {
  currencyTitle,
  formatNumber,
  formatNumberRange,
  formatPrice,
  formatRate,
} from './number.ts';
import { plural } from './plural.ts';

const currencies = ['AED', 'QAR', 'SAR', 'KWD', 'OMR', 'TRY'];

/** Those that costs can also be shown in. */
const currenciesAtHome = ['USD', 'EUR', 'INR', 'IQD', 'IRR', 'NGN', 'PKR', 'RUB', 'SDG'];

describe('formatPrice', () => {
  it.each([
    [350, 'AED', 'en-GB', '350 AED'],
    [18.5, 'KWD', 'en-GB', '18.5 KWD'],
    [14500, 'TRY', 'en-GB', '14,500 TRY'],
    [9.125, 'OMR', 'en-GB', '9.125 OMR'],
    [5, null, 'en-GB', '5'],
    [450, 'AED', 'ar-AE', '450 د.إ'],
    [1450.5, 'AED', 'fa-IR', '۱٬۴۵۰٫۵ درهم'],
    [18.5, 'OMR', 'tr-TR', '18,5 Umman riyali'],
    [14500, 'TRY', 'tr-TR', '14.500 TL'],
    [450, 'AED', 'ur-PK', '450 درہم'],
    [1, 'AED', 'ru-RU', '1 дирхам'],
    [3, 'SAR', 'ru-RU', '3 саудовских рияла'],
    [450, 'AED', 'ru-RU', '450 дирхамов'],
    [18.5, 'OMR', 'ru-RU', '18,5 оманского риала'],
    [145000, 'AED', 'hi-IN', '1,45,000 दिरहम'],
    [1450.5, 'AED', 'ckb-IQ', '١٬٤٥٠٫٥ دیرهەم'],
    [20, 'USD', 'tr-TR', '20 ABD doları'],
    [20, 'USD', 'ru-RU', '20 долларов США'],
    [20, 'unknown', 'fa-IR', '۲۰ unknown'],
  ])('prints %d %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatPrice(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each(languageCodes)('prints amounts in %s without zeros at the end of a fraction', (code) => {
    const { locale } = languages[code];
    const zero = formatNumber(0, locale);
    const decimal = formatNumber(0.5, locale).slice(1, 2);
    for (const currency of currencies) {
      for (const amount of [1, 2.5, 18.5, 9.9, 1450.25, 100_000]) {
        const [number = ''] = formatPrice(amount, currency, locale).split('\u00a0');
        expect(number.includes(decimal) && number.endsWith(zero), number).toBe(false);
      }
    }
  });

  it.each(languageCodes.filter((code) => code !== 'en'))(
    'names currencies in %s, each by another name',
    (code) => {
      const { locale } = languages[code];
      const all = [...currencies, ...currenciesAtHome];
      const prices = all.map((currency) => formatPrice(7, currency, locale));
      expect(prices.filter((price) => all.some((each) => price.includes(each)))).toEqual([]);
      expect(new Set(prices).size).toBe(all.length);
    },
  );
});

it.each(languageCodes)('names the currencies of a list in %s, each by another name', (code) => {
  const all = [...currencies, ...currenciesAtHome];
  const titles = all.map((currency) => currencyTitle(currency, languages[code].locale));
  expect(titles.filter((title) => /^[A-Z]{3}$/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(all.length);
});

describe('plural', () => {
  it('writes the number in the digits of the language', () => {
    expect(plural('fa', 12, { other: '# مقاله' })).toBe('۱۲ مقاله');
    expect(plural('ckb', 1250, { other: '# وتار' })).toBe('١٬٢٥٠ وتار');
    expect(plural('ar', 12, { other: '# مقال' })).toBe('12 مقال');
  });
});

describe('ranges and rates', () => {
  it.each([
    [2400, 4100, 'en-GB', '2,400–4,100'],
    [110_000, 210_000, 'fa-IR', '۱۱۰٬۰۰۰–۲۱۰٬۰۰۰'],
    [7, 7, 'tr-TR', '7'],
  ])('%d to %d in %s is %s', (low, high, locale, text) => {
    expect(formatNumberRange(low, high, locale)).toBe(text);
  });

  it.each([
    [3.6725, 'en-GB', '3.6725'],
    [0.3075, 'ckb-IQ', '٠٫٣٠٧٥'],
    [700_000, 'ru-RU', '700 000'],
  ])('the rate %d in %s is %s', (rate, locale, text) => {
    expect(formatRate(rate, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

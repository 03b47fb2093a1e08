/** What a US dollar is worth in a currency, as a bank has published it. */
export interface BankRate {
  currency: string;
  perUsd: number;
  /** Such as `2026-11-20`. */
  date: string;
}

/** The currencies that are taken over: those of places on the site that have no peg. */
const WANTED = ['KWD', 'TRY'];

/** Of the Central Bank of the Republic of Türkiye; it lists the dinar of Kuwait as well. */
const LIRA = 'TRY';
const DOLLAR = 'USD';

/**
 * Reads the daily rates that the Central Bank of the Republic of Türkiye publishes as XML: the middle
 * of buying and selling, in liras for a number of units of each currency.
 * @param xml of https://www.tcmb.gov.tr/kurlar/today.xml
 * @throws Error that says what is missing
 */
export function parseBankRates(xml: string): BankRate[] {
  const [, day, month, year] = /\bTarih="(\d{2})\.(\d{2})\.(\d{4})"/.exec(xml) ?? [];
  if (!year) throw new Error('the list of rates has no date');
  const liras = new Map<string, number>([[LIRA, 1]]);
  for (const [, currency = '', row = ''] of xml.matchAll(
    /<Currency\b[^>]*\bCurrencyCode="([A-Z]{3})"[^>]*>(.*?)<\/Currency>/gs,
  )) {
    const value = middleOf(row);
    if (value !== undefined) liras.set(currency, value);
  }
  const dollar = liras.get(DOLLAR);
  if (dollar === undefined) throw new Error('the list of rates has no US dollar');
  return WANTED.map((currency) => {
    const value = liras.get(currency);
    if (value === undefined) throw new Error(`the list of rates has no ${currency}`);
    return { currency, perUsd: rounded(dollar / value), date: `${year}-${month}-${day}` };
  });
}

/** In liras for one unit; undefined for a currency without a rate of that day. */
function middleOf(row: string): number | undefined {
  const numberIn = (name: string) =>
    Number(new RegExp(`<${name}>([\\d.]+)</${name}>`).exec(row)?.[1]);
  const middle = (numberIn('ForexBuying') + numberIn('ForexSelling')) / 2 / numberIn('Unit');
  return Number.isFinite(middle) && middle > 0 ? middle : undefined;
}

/** As many digits as the bank gives. */
const rounded = (rate: number) => Number(rate.toPrecision(6));

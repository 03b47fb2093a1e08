import { expect, test } from 'vitest';
import { parseBankRates } from './bank-rates';

const row = (code: string, unit: number, buying: string, selling: string) => `
  <Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}">
    <Unit>${unit}</Unit>
    <Isim>ABD DOLARI</Isim>
    <CurrencyName>${code}</CurrencyName>
    <ForexBuying>${buying}</ForexBuying>
    <ForexSelling>${selling}</ForexSelling>
    <BanknoteBuying>${buying}</BanknoteBuying>
    <BanknoteSelling>${selling}</BanknoteSelling>
  </Currency>`;

/** An answer in the form of the bank, with figures of our own. */
const answerOf = (...rows: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="20.11.2026" Date="11/20/2026"  Bulten_No="2026/219" >${rows.join('')}
</Tarih_Date>`;

const dollar = row('USD', 1, '48.9000', '49.1000');
const dinar = row('KWD', 1, '158.0000', '160.0000');

test('the rates of a day are read from the list of the bank', () => {
  const yen = row('JPY', 100, '31.0000', '31.2000');
  expect(parseBankRates(answerOf(dollar, yen, dinar))).toEqual([
    { currency: 'KWD', perUsd: 0.308176, date: '2026-11-20' },
    { currency: 'TRY', perUsd: 49, date: '2026-11-20' },
  ]);
});

test('a currency that is listed for several units is worth one of them', () => {
  const dinars = row('KWD', 100, '15800.0000', '16000.0000');
  expect(parseBankRates(answerOf(dollar, dinars))[0]?.perUsd).toBe(0.308176);
});

test.each([
  ['without a date', '<Tarih_Date></Tarih_Date>', 'no date'],
  ['without the dollar', answerOf(dinar), 'no US dollar'],
  ['without the dinar', answerOf(dollar), 'no KWD'],
  ['with an empty dinar', answerOf(dollar, row('KWD', 1, '', '')), 'no KWD'],
  ['with no unit', answerOf(dollar, row('KWD', 0, '158', '160')), 'no KWD'],
  ['that is a page', '<!doctype html><title>Maintenance</title>', 'no date'],
])('a list %s is refused', (_what, xml, message) => {
  expect(() => parseBankRates(xml)).toThrow(message);
});

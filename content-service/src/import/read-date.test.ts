import { expect, test } from 'vitest';
import { guessDateOrder, readDate } from './read-date';

const read = (text: string, order: 'day-first' | 'month-first' = 'day-first') =>
  readDate(text, order, 'Asia/Dubai')?.toISOString();

const EVENING = '2026-11-22T14:00:00.000Z';
const MIDNIGHT = '2026-11-21T20:00:00.000Z';

test.each([
  ['2026-11-22 18:00', EVENING],
  ['2026-11-22T18:00', EVENING],
  ['2026-11-22 18:00:00', EVENING],
  ['2026-11-22T14:00:00.000Z', EVENING],
  ['2026-11-22T16:00:00+02:00', EVENING],
  ['22.11.2026 18:00', EVENING],
  ['22/11/2026, 6:00 pm', EVENING],
  ['22/11/26 6 PM', EVENING],
  ['22-11-2026 18.00', EVENING],
  ['Sunday, 22 November 2026 at 18:00', EVENING],
  ['Nov 22, 2026 18:00', EVENING],
  ['22 ноября 2026, 18:00', EVENING],
  ['22 Kasım 2026 18:00', EVENING],
  ['22 KASIM 2026 18:00', EVENING],
  ['22 نوفمبر 2026 6:00 م', EVENING],
  ['22 تشرين الثاني 2026 18:00', EVENING],
  ['22 نوفمبر 2026 الساعة 6 مساءً', EVENING],
  ['22/11/2026 12 صباحًا', MIDNIGHT],
  ['۲۲ نوامبر ۲۰۲۶ ۱۸:۰۰', EVENING],
  ['22 नवंबर 2026 18:00', EVENING],
  ['22 نومبر 2026 18:00', EVENING],
  ['٢٢/١١/٢٠٢٦ ١٨:٠٠', EVENING],
  ['\u200f22/11/2026 18:00', EVENING],
  ['2026/11/22', MIDNIGHT],
  ['22.11.2026', MIDNIGHT],
  ['22/11/2026 12:00 am', MIDNIGHT],
])('reads %j', (text, moment) => {
  expect(read(text)).toBe(moment);
});

test.each([
  'soon',
  '31/02/2026',
  '22/11/2026 25:00',
  '22/11/2026 18',
  '22/11/2026 14:00 pm',
  '1405/09/01',
  '22 Foo 2026',
  '22-11/2026',
  '11/22/2026',
  '45983',
  '22/11/2026 and later',
  '2026-13-45T10:00Z',
  '2026-02-31T10:00Z',
  '2026-11-22T10:00:99Z',
  '2026-11-22T10:00+99:99',
  '1405-09-01T10:00Z',
])('cannot read %j', (text) => {
  expect(read(text)).toBeUndefined();
});

test.each([
  ['1 ARALIK 2026', '2026-11-30'],
  ['1 HAZİRAN 2026', '2026-05-31'],
  ['1 EYLÜL 2026', '2026-08-31'],
  ['1 МАРТА 2026', '2026-02-28'],
])('reads %j, in capitals', (text, day) => {
  expect(read(text)).toBe(`${day}T20:00:00.000Z`);
});

test('reads day and month in the order that is asked for', () => {
  expect(read('03/04/2026')).toBe('2026-04-02T20:00:00.000Z');
  expect(read('03/04/2026', 'month-first')).toBe('2026-03-03T20:00:00.000Z');
});

test.each([
  [['03/04/2026', '2026-01-31'], 'day-first'],
  [['03/04/2026', '04/13/2026'], 'month-first'],
  [['04/13/2026', '13/04/2026'], 'day-first'],
  [[], 'day-first'],
])('guesses the order of %j', (texts, order) => {
  expect(guessDateOrder(texts)).toBe(order);
});

import { expect, test } from 'vitest';
import { shownWeek } from './shown-week';

const time = (date: Date) => date.toTimeString().slice(0, 5);
const rows = (text: string) =>
  shownWeek(text)?.week.map(
    ({ days, spans }) =>
      `${days.join('')} ${spans.map(({ from, to }) => `${time(from)}-${time(to)}`).join(',')}`,
  );

test('groups days with the same hours', () => {
  expect(rows('Mo-Fr 09:00-13:00,16:00-20:00; Sa 10:00-14:00')).toEqual([
    '01234 09:00-13:00,16:00-20:00',
    '5 10:00-14:00',
    '6 ',
  ]);
});

test('counts a night to the day that it begins on', () => {
  expect(rows('Su 20:00-03:00')).toEqual(['012345 ', '6 20:00-03:00']);
});

test('divides hours without a break into days', () => {
  expect(rows('24/7')).toEqual(['0123456 00:00-00:00']);
});

test('tells whether weeks differ, and what cannot be read', () => {
  expect(shownWeek('Mo-Fr 09:00-18:00')?.varies).toBe(false);
  expect(shownWeek('Jun-Aug Mo-Fr 08:00-14:00')?.varies).toBe(true);
  expect(shownWeek('call us')).toBeNull();
});

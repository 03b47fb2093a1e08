import Hours from 'opening_hours';
import { describe, expect, test } from 'vitest';
import { closedWeek, isComplete, readWeek, writeWeek } from './week-syntax';

const nine = [{ from: '09:00', to: '18:00' }];

describe('what the grid writes', () => {
  test.each([
    'Mo-Fr 09:00-18:00; Sa 10:00-14:00',
    'Mo 09:00-12:30,13:30-18:00; We-Su 08:00-22:00',
    'Fr-Sa 18:00-02:00',
    'Tu 00:00-24:00',
    '24/7',
    '',
  ])('is read back and means the same: "%s"', (text) => {
    const week = readWeek(text);
    expect(week && writeWeek(week)).toBe(text);
    if (text) expect(() => new Hours(text, null)).not.toThrow();
  });
});

test.each([
  ['a closed day', 'Mo-Fr 09:00-18:00; Su off', 'Mo-Fr 09:00-18:00'],
  ['every day', '09:00-18:00', 'Mo-Su 09:00-18:00'],
  [
    'an exception',
    '09:00-18:00; Fr 14:00-22:00;',
    'Mo-Th 09:00-18:00; Fr 14:00-22:00; Sa-Su 09:00-18:00',
  ],
  [
    'several ranges',
    'Mo,We-Th, Su 09:00-18:00',
    'Mo 09:00-18:00; We-Th 09:00-18:00; Su 09:00-18:00',
  ],
  ['a range over the weekend', 'Sa-Mo 09:00-18:00', 'Mo 09:00-18:00; Sa-Su 09:00-18:00'],
  ['all of every day', 'Mo-Su 00:00-24:00', '24/7'],
])('reads %s', (_, text, written) => {
  const week = readWeek(text);
  expect(week && writeWeek(week)).toBe(written);
  expect(new Hours(written, null).isWeekStable()).toBe(true);
  expect([new Hours(text, null).isEqualTo(new Hours(written, null))].flat()[0]).toBe(true);
});

test.each([
  'Mo-Fr 09:00-18:00; PH off',
  'Jun-Aug: Mo-Fr 08:00-14:00',
  'Mo-Fr 09:00+',
  'Mo-Fr sunrise-sunset',
  'Mo-Fr 09:00-18:00 "by appointment"',
  'Mo-Fr 09:00-18:00, Sa 10:00-14:00',
  'Ramadan 10:00-15:00',
  'Mo 08:00-10:00,11:00-12:00,13:00-14:00',
  'call us',
])('leaves "%s" as text', (text) => {
  expect(readWeek(text)).toBeNull();
});

test('is incomplete while a time is missing', () => {
  expect(isComplete(closedWeek)).toBe(true);
  expect(isComplete([nine, ...closedWeek.slice(1)])).toBe(true);
  expect(isComplete([[{ from: '09:00', to: '' }], ...closedWeek.slice(1)])).toBe(false);
});

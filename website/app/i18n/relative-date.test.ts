import { expect, it } from 'vitest';
import { relativeDate } from './relative-date.ts';

const now = new Date('2026-03-14T21:30:00Z');
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000);

it.each([
  [-3, 'en-GB', '3 days ago'],
  [14, 'en-GB', 'in 2 weeks'],
  [-3, 'ar-AE', 'قبل 3 أيام'],
  [-3, 'fa-IR', '۳ روز پیش'],
  [-3, 'ckb-IQ', '٣ ڕۆژ لەمەوپێش'],
  [14, 'ckb-IQ', 'دوای ٢ هەفتە'],
  [-1, 'ckb-IQ', 'دوێنێ'],
  [0, 'ckb-IQ', 'ئێستا'],
])('prints %d days from now in %s as %s', (days, locale, text) => {
  expect(relativeDate(daysFromNow(days), now, locale)).toBe(text);
});

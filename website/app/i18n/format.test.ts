import { describe, expect, it } from 'vitest';
import {
  dayAndShortMonth,
  formatDate,
  formatDateTime,
  formatPrice,
  relativeDate,
} from './format.ts';

const evening = new Date('2026-03-14T21:30:00Z');

describe('dates', () => {
  it('use the time zone of the place, not of the machine', () => {
    expect(formatDate(evening, 'en-GB', 'Asia/Dubai')).toBe('15 March 2026');
    expect(formatDate(evening, 'en-GB', 'UTC')).toBe('14 March 2026');
  });

  it('keep calendar and digits in every locale', () => {
    for (const locale of ['fa', 'ar-SA', 'ps', 'th-TH']) {
      expect(formatDate(evening, locale, 'UTC')).toContain('2026');
    }
  });

  it('name months in Arabic, with Latin digits', () => {
    expect(formatDate(evening, 'ar-AE', 'UTC')).toBe('14 مارس 2026');
    expect(relativeDate(new Date('2026-03-11T21:00:00Z'), evening, 'ar-AE')).toBe('قبل 3 أيام');
  });

  it('name the zone of a time', () => {
    expect(formatDateTime(evening, 'en-GB', 'Europe/Istanbul')).toMatch(/00:30.*GMT\+3/);
  });

  it('are split into day and month for a calendar badge', () => {
    expect(dayAndShortMonth(evening, 'en-GB', 'UTC')).toEqual({ day: '14', month: 'Mar' });
  });

  it('are relative to now', () => {
    expect(relativeDate(new Date('2026-03-11T21:00:00Z'), evening, 'en-GB')).toBe('3 days ago');
    expect(relativeDate(new Date('2026-03-28T22:00:00Z'), evening, 'en-GB')).toBe('in 2 weeks');
  });
});

describe('prices', () => {
  it.each([
    [350, 'AED', '350 AED'],
    [18.5, 'KWD', '18.500 KWD'],
    [14500, 'TRY', '14,500 TRY'],
    [9.9, 'QAR', '9.90 QAR'],
    [5, null, '5'],
  ])('print %d %s as %s', (amount, currency, text) => {
    expect(formatPrice(amount, currency, 'en-GB').replace('\u00a0', ' ')).toBe(text);
  });
});

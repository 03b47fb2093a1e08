import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '../languages.ts';
import { digitsOf } from './digits.ts';
import {
  dayAndShortMonth,
  formatDate,
  formatDateTime,
  formatFullDate,
  formatSecondCalendar,
  formatShortDateTime,
  formatTime,
  formatTimeZone,
  formatWeekdayTime,
} from './format.ts';

const evening = new Date('2026-03-14T21:30:00Z');

describe('dates', () => {
  it('use the time zone of the place, not of the machine', () => {
    expect(formatDate(evening, 'en-GB', 'Asia/Dubai')).toBe('15 March 2026');
    expect(formatDate(evening, 'en-GB', 'UTC')).toBe('14 March 2026');
  });

  it('keep the Gregorian calendar in every locale', () => {
    for (const locale of ['ar-SA', 'ps', 'th-TH']) {
      expect(formatDate(evening, locale, 'UTC')).toContain('2026');
    }
    expect(formatDate(evening, 'fa-IR', 'UTC')).toContain('۲۰۲۶');
  });

  it.each([
    ['en-GB', '14 March 2026', 'Saturday, 14 March 2026'],
    ['ar-AE', '14 مارس 2026', 'السبت، 14 مارس 2026'],
    ['fa-IR', '۱۴ مارس ۲۰۲۶', 'شنبه ۱۴ مارس ۲۰۲۶'],
    ['tr-TR', '14 Mart 2026', '14 Mart 2026 Cumartesi'],
    ['ur-PK', '14 مارچ 2026', 'ہفتہ، 14 مارچ 2026'],
    ['ru-RU', '14 марта 2026', 'суббота, 14 марта 2026'],
    ['hi-IN', '14 मार्च 2026', 'शनिवार, 14 मार्च 2026'],
    ['ckb-IQ', '١٤ی ئازاری ٢٠٢٦', 'شەممە، ١٤ی ئازاری ٢٠٢٦'],
  ])('are written in %s as %s', (locale, date, fullDate) => {
    expect(formatDate(evening, locale, 'UTC')).toBe(date);
    expect(formatFullDate(evening, locale, 'UTC')).toBe(fullDate);
  });

  it('spell the weekdays of Sorani with its own letters', () => {
    const friday = new Date('2026-03-13T12:00:00Z');
    expect(formatFullDate(friday, 'ckb-IQ', 'UTC')).toMatch(/^هەینی،/);
  });

  it('are split into day and month for a calendar badge', () => {
    expect(dayAndShortMonth(evening, 'en-GB', 'UTC')).toEqual({ day: '14', month: 'Mar' });
  });
});

describe('times', () => {
  const at = (time: string) => new Date(`2026-03-14T${time}:00Z`);

  it.each([
    ['en-GB', ['00:00', '09:00', '12:00', '18:30']],
    ['ar-AE', ['منتصف الليل', '9:00\u00a0ص', '12 ظهرًا', '6:30\u00a0م']],
    ['fa-IR', ['۰۰:۰۰', '۰۹:۰۰', '۱۲:۰۰', '۱۸:۳۰']],
    ['tr-TR', ['00:00', '09:00', '12:00', '18:30']],
    ['ur-PK', ['رات 12\u00a0بجے', 'صبح 9\u00a0بجے', 'دوپہر 12\u00a0بجے', 'شام 6:30\u00a0بجے']],
    ['ru-RU', ['00:00', '09:00', '12:00', '18:30']],
    ['hi-IN', ['रात 12\u00a0बजे', 'सुबह 9\u00a0बजे', 'दोपहर 12\u00a0बजे', 'शाम 6:30\u00a0बजे']],
    ['ckb-IQ', ['٠٠:٠٠', '٠٩:٠٠', '١٢:٠٠', '١٨:٣٠']],
  ])('are written in %s as %j', (locale, times) => {
    const hours = ['00:00', '09:00', '12:00', '18:30'];
    expect(hours.map((hour) => formatTime(at(hour), locale, 'UTC'))).toEqual(times);
  });

  it('stand after the date, which is short on a card, in one form', () => {
    expect(formatWeekdayTime(at('18:30'), 'ur-PK', 'UTC')).toBe('ہفتہ، شام 6:30\u00a0بجے');
    expect(formatShortDateTime(at('18:30'), 'ur-PK', 'UTC')).toBe(
      'ہفتہ، 14 مارچ، شام 6:30\u00a0بجے',
    );
    expect(formatDateTime(at('18:30'), 'hi-IN', 'UTC')).toBe(
      'शनिवार, 14 मार्च 2026, शाम 6:30\u00a0बजे',
    );
    expect(formatDateTime(evening, 'en-GB', 'Europe/Istanbul')).toBe(
      'Sunday, 15 March 2026 at 00:30',
    );
  });

  it('name their zone', () => {
    expect(formatTimeZone(evening, 'en-GB', 'Asia/Muscat')).toBe('Gulf Standard Time');
  });
});

describe('the second calendar', () => {
  it.each([
    ['fa-IR', '۲۳ اسفند ۱۴۰۴'],
    ['ar-AE', '25 رمضان 1447 هـ'],
    ['ur-PK', '25 رمضان 1447 ہجری'],
    ['ckb-IQ', null],
    ['en-GB', null],
  ])('of %s shows %s', (locale, date) => {
    expect(formatSecondCalendar(evening, locale, 'UTC')).toBe(date);
  });
});

it('leaves out the year in the short form of the second calendar', () => {
  const short = (locale: string) => formatSecondCalendar(evening, locale, 'UTC', 'short');
  expect(['fa-IR', 'ar-AE', 'ur-PK', 'en-GB'].map(short)).toEqual([
    '۲۳ اسفند',
    '25 رمضان',
    '25 رمضان',
    null,
  ]);
});

const foreignDigits = { latn: /[٠-٩۰-۹]/, arab: /[0-9۰-۹]/, arabext: /[0-9٠-٩]/ };

describe.each(languageCodes)('the formats of %s', (code) => {
  const { locale } = languages[code];
  // Every hour of the day, on days in all months and on all weekdays.
  const moments = Array.from({ length: 24 * 13 }, (_, index) => {
    return new Date(Date.UTC(2026, 0, 1) + index * (28 * 24 + 1) * 3_600_000);
  });
  const texts = moments.flatMap((moment) => [
    formatDate(moment, locale, 'Asia/Dubai'),
    formatFullDate(moment, locale, 'Asia/Dubai'),
    formatDateTime(moment, locale, 'Asia/Dubai'),
    formatWeekdayTime(moment, locale, 'Asia/Dubai'),
    formatShortDateTime(moment, locale, 'Asia/Dubai'),
    ...['Asia/Dubai', 'Asia/Riyadh', 'Europe/Istanbul'].map((zone) =>
      formatTimeZone(moment, locale, zone),
    ),
    Object.values(dayAndShortMonth(moment, locale, 'Asia/Dubai')).join(' '),
    formatSecondCalendar(moment, locale, 'Asia/Dubai') ?? '',
  ]);

  it('write nothing in another script, and no AM or PM', () => {
    const foreign = languages[code].script === 'latin' ? /\b[AP]M\b/i : /[a-z]/i;
    expect(texts.filter((text) => foreign.test(text))).toEqual([]);
  });

  it('write only the digits of the language, and leave no gap', () => {
    const foreign = foreignDigits[digitsOf(locale)];
    expect(texts.filter((text) => foreign.test(text))).toEqual([]);
    expect(texts.filter((text) => /[{}]|undefined|\s{2}/.test(text))).toEqual([]);
  });
});

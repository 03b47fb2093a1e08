import { describe, expect, it } from 'vitest';
import { isOpenAt, readOpeningHours, readOpenState } from './opening-hours.server.ts';

// A Wednesday, 13:00 in Dubai.
const wednesday = new Date('2026-04-15T09:00:00Z');
const inDubai = (value: string, now = wednesday) => readOpeningHours(value, 'Asia/Dubai', now);

describe('readOpeningHours', () => {
  it('groups days with the same hours and marks today', () => {
    expect(inDubai('Mo-Fr 09:00-18:00; Sa 10:00-14:00')?.week).toEqual([
      { days: [1, 2, 3, 4, 5], spans: [{ from: 540, to: 1080, comment: null }], isToday: true },
      { days: [6], spans: [{ from: 600, to: 840, comment: null }], isToday: false },
      { days: [7], spans: [], isToday: false },
    ]);
  });

  it('says open or closed in the time zone of the place', () => {
    const lateInDubai = new Date('2026-04-15T17:30:00Z');
    expect(inDubai('Mo-Fr 09:00-18:00')?.state).toBe('open');
    expect(inDubai('Mo-Fr 09:00-18:00', lateInDubai)?.state).toBe('closed');
    expect(
      readOpeningHours('Mo-Fr 09:00-18:00', 'Europe/London', new Date('2026-04-15T16:30:00Z'))
        ?.state,
    ).toBe('open');
  });

  it('returns the next change', () => {
    expect(inDubai('Mo-Fr 09:00-18:00')?.next).toEqual({ day: 3, minutes: 1080, isToday: true });
    expect(inDubai('Mo 09:00-18:00')?.next).toEqual({ day: 1, minutes: 540, isToday: false });
    expect(inDubai('24/7')?.next).toBeNull();
  });

  it('assigns a night to the day on which it begins', () => {
    expect(inDubai('Th 18:00-02:00')?.week[1]).toEqual({
      days: [4],
      spans: [{ from: 1080, to: 1560, comment: null }],
      isToday: false,
    });
  });

  it('shows a place that never closes as seven full days', () => {
    expect(inDubai('24/7')?.week).toEqual([
      { days: [1, 2, 3, 4, 5, 6, 7], spans: [{ from: 0, to: 1440, comment: null }], isToday: true },
    ]);
  });

  it('returns unknown for hours with a condition', () => {
    const hours = inDubai('We 09:00-18:00 "by appointment"');
    expect(hours?.state).toBe('unknown');
    expect(hours?.week[1]?.spans).toEqual([{ from: 540, to: 1080, comment: 'by appointment' }]);
  });

  it('detects weeks that differ', () => {
    expect(inDubai('Mo-Fr 09:00-18:00')?.variesByWeek).toBe(false);
    expect(inDubai('Jan-Mar Mo 10:00-12:00')?.variesByWeek).toBe(true);
  });

  it('returns null for invalid syntax', () => {
    expect(inDubai('every day but Friday')).toBeNull();
  });
});

describe('isOpenAt', () => {
  it.each([
    ['Mo-Fr 09:00-18:00', true],
    ['Mo-Fr 14:00-18:00', false],
    ['24/7', true],
    ['We 09:00-18:00 "by appointment"', null],
    ['every day but Friday', null],
  ])('parses %j as %s', (value, isOpen) => {
    expect(isOpenAt(value, 'Asia/Dubai', wednesday)).toBe(isOpen);
  });
});

describe('when clocks change', () => {
  const changesAt = (value: string, timeZone: string, now: string) =>
    readOpenState(value, timeZone, new Date(now))?.changesAt?.toISOString();

  it.each([
    // In Berlin, clocks go forward on 29 March 2026, and back on 25 October, at 01:00 UTC.
    ['Mo-Su 09:00-18:00', '2026-03-28T18:00:30Z', '2026-03-29T07:00:00.000Z'],
    ['Mo-Su 09:00-18:00', '2026-10-24T18:00:00Z', '2026-10-25T08:00:00.000Z'],
    ['Sa 20:00-26:30', '2026-10-24T19:00:00Z', '2026-10-25T00:30:00.000Z'],
    // 02:30 is skipped: it counts as an hour later.
    ['Su 02:30-18:00', '2026-03-28T18:00:00Z', '2026-03-29T01:30:00.000Z'],
    // Later that night, 02:30 is reached a second time.
    ['Sa 20:00-26:30', '2026-10-25T00:45:00Z', '2026-10-31T19:00:00.000Z'],
  ])('%s changes from %s on at %s', (value, now, expected) => {
    expect(changesAt(value, 'Europe/Berlin', now)).toBe(expected);
  });
});

describe('in a night in which clocks go forward elsewhere', () => {
  it.each([
    // At local times in Dubai that Berlin, New York and Lord Howe Island skip.
    ['2026-03-28T22:30:00Z', 'Mo-Su 02:00-03:00', '2026-03-28T23:00:00.000Z'],
    ['2026-03-07T22:30:00Z', 'Mo-Su 02:00-03:00', '2026-03-07T23:00:00.000Z'],
    ['2026-10-03T22:15:00Z', 'Mo-Su 02:00-02:30', '2026-10-03T22:30:00.000Z'],
  ])('a place in Dubai is open at %s', (now, value, changesAt) => {
    const moment = new Date(now);
    expect(isOpenAt(value, 'Asia/Dubai', moment)).toBe(true);
    const hours = readOpeningHours(value, 'Asia/Dubai', moment);
    expect(hours?.state).toBe('open');
    expect(hours?.changesAt?.toISOString()).toBe(changesAt);
    expect(hours?.week).toHaveLength(1);
  });
});

it.each([
  ['easter 10:00-14:00', '2026-04-05T08:00:00Z', true],
  ['sunrise-sunset', '2026-04-05T08:00:00Z', true],
  ['sunrise-sunset', '2026-04-05T20:00:00Z', false],
  ['Mo-Su (sunrise+03:00)-12:00', '2026-04-05T04:30:00Z', false],
  ['Mo-Su (sunrise+03:00)-12:00', '2026-04-05T05:30:00Z', true],
])('knows the parts of the day and the holidays of the year: %s at %s', (value, now, isOpen) => {
  expect(isOpenAt(value, 'Asia/Dubai', new Date(now))).toBe(isOpen);
});

import { describe, expect, it } from 'vitest';
import { isOpenAt, readOpeningHours } from './opening-hours.server.ts';

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

import { describe, expect, it } from 'vitest';
import { formatTimeSpan } from './time-span.ts';

const start = new Date('2026-04-18T14:00:00Z');

describe('timeSpan', () => {
  it('formats an evening in the time zone of its place', () => {
    expect(formatTimeSpan(start, new Date('2026-04-18T18:00:00Z'), 'en-GB', 'Asia/Muscat')).toEqual(
      {
        day: 'Saturday, 18 April 2026',
        times: '18:00 – 22:00',
        end: null,
        zone: 'Gulf Standard Time',
      },
    );
  });

  it('adds the date to an end on another day', () => {
    const span = formatTimeSpan(start, new Date('2026-04-18T22:00:00Z'), 'en-GB', 'Asia/Muscat');
    expect(span.times).toBe('18:00');
    expect(span.end).toBe('Sunday, 19 April 2026 at 02:00');
  });

  it('uses the Gregorian calendar in every language', () => {
    expect(formatTimeSpan(start, null, 'fa', 'Asia/Muscat').day).toContain('۲۰۲۶');
  });
});

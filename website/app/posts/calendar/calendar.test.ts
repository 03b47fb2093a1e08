import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.server.ts';
import type { CalendarEntry } from './entry.server.ts';
import { googleCalendarLink } from './google-link.ts';

const entry: CalendarEntry = {
  uid: 'event-301@site.example',
  title: 'Tea; bread, and \\ talk',
  start: new Date('2026-11-23T14:00:00Z'),
  end: new Date('2026-11-23T17:30:00Z'),
  place: 'Hall 2, near the creek',
  coordinates: { latitude: 25.2697, longitude: 55.3095 },
  excerpt: `Two\nlines ${'سلام '.repeat(20)}`,
  url: 'https://site.example/events/tea',
  updatedAt: new Date('2026-11-07T10:38:00Z'),
};

describe('calendarFile', () => {
  const file = calendarFile('Site: Events', [entry, { ...entry, uid: 'event-302@site.example' }]);
  const lines = file.split('\r\n');

  it('writes times in UTC, and nothing that depends on the current time', () => {
    for (const line of [
      'DTSTART:20261123T140000Z',
      'DTEND:20261123T173000Z',
      'DTSTAMP:20261107T103800Z',
      'LAST-MODIFIED:20261107T103800Z',
      'UID:event-301@site.example',
      'UID:event-302@site.example',
      'GEO:25.2697;55.3095',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('escapes special characters', () => {
    expect(lines).toContain('SUMMARY:Tea\\; bread\\, and \\\\ talk');
    expect(lines).toContain('LOCATION:Hall 2\\, near the creek');
    expect(file).toContain('DESCRIPTION:Two\\nlines');
  });

  it('writes the name of the calendar in one line, whatever is in it', () => {
    const named = calendarFile('Tea; bread,\r\nMETHOD:CANCEL\nX:1', [entry]).split('\r\n');
    for (const property of ['NAME', 'X-WR-CALNAME']) {
      expect(named).toContain(`${property}:Tea\\; bread\\,\\nMETHOD:CANCEL\\nX:1`);
    }
    expect(named).not.toContain('METHOD:CANCEL');
  });

  it('folds lines at 75 bytes and ends each with a line break', () => {
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('googleCalendarLink', () => {
  it('contains title, times, place and address', () => {
    const query = new URL(googleCalendarLink(entry)).searchParams;
    expect(query.get('text')).toBe(entry.title);
    expect(query.get('dates')).toBe('20261123T140000Z/20261123T173000Z');
    expect(query.get('location')).toBe(entry.place);
    expect(query.get('details')).toContain(entry.url);
  });

  it('shortens a long place and text, and keeps the address', () => {
    const long = { ...entry, place: 'a'.repeat(999), excerpt: 'b'.repeat(999) };
    const query = new URL(googleCalendarLink(long)).searchParams;
    expect(query.get('location')).toBe('a'.repeat(300));
    expect(query.get('details')).toBe(`${'b'.repeat(300)}\n\n${entry.url}`);
  });
});

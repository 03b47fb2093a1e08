import ical, { escape as escapeText, ICalCalendarMethod } from 'ical-generator';
import { readBrand } from '../../brand/brand.server.ts';
import type { Coordinates } from '../post.ts';
import type { CalendarEntry } from './entry.server.ts';

/**
 * Entries as an iCalendar file. Times are in UTC, which calendars convert to their own time zone, so
 * that the file needs no time zone definitions.
 * @param name of the calendar, shown to subscribers
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    // The library escapes all texts but this one.
    name: escapeText(name, false),
    prodId: { company: readBrand().name, product: 'Website' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, title, start, end, place, coordinates, excerpt, url, updatedAt } of entries) {
    calendar.createEvent({
      id: uid,
      summary: title,
      start,
      end,
      stamp: updatedAt,
      lastModified: updatedAt,
      description: [excerpt, url].filter(Boolean).join('\n\n'),
      url,
      location: place ? { title: place, ...geo(coordinates) } : null,
    });
  }
  // The format requires a line break after the last line, which the library omits.
  return `${calendar.toString()}\r\n`;
}

function geo(coordinates: Coordinates | null) {
  return coordinates && { geo: { lat: coordinates.latitude, lon: coordinates.longitude } };
}

/** A response with an iCalendar file; calendars refresh it themselves. */
export function calendarResponse(name: string, entries: readonly CalendarEntry[]): Response {
  return new Response(calendarFile(name, entries), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
      // Calendars on other sites read it, too.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

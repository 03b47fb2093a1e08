import ical, { ICalCalendarMethod } from 'ical-generator';
import { readBrand } from '../../brand/brand.server.ts';
import type { Coordinates } from '../post.ts';
import type { CalendarEntry } from './entry.server.ts';

/**
 * Entries as an iCalendar file. Times are written in UTC: every calendar tells them by its own
 * clock, and none needs a description of the place's time zone.
 * @param name what a calendar that subscribes to it calls it
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    name,
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
  // Every line of the format ends with a line break; the library leaves out the last.
  return `${calendar.toString()}\r\n`;
}

function geo(coordinates: Coordinates | null) {
  return coordinates && { geo: { lat: coordinates.latitude, lon: coordinates.longitude } };
}

/** The answer that carries an iCalendar file; calendars ask again on their own. */
export function calendarResponse(name: string, entries: readonly CalendarEntry[]): Response {
  return new Response(calendarFile(name, entries), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    },
  });
}

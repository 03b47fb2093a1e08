import type { CalendarEntry } from './entry.server.ts';

/** Limits place and text, because long URLs fail somewhere near 2,000 characters. */
const MAX_FIELD_LENGTH = 300;

/** A link that opens an entry in Google Calendar, ready to be saved. */
export function googleCalendarLink({
  title,
  start,
  end,
  place,
  excerpt,
  url,
}: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basicIsoFormat(start)}/${basicIsoFormat(end)}`,
    details: [excerpt.slice(0, MAX_FIELD_LENGTH), url].filter(Boolean).join('\n\n'),
    location: place.slice(0, MAX_FIELD_LENGTH),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** "20261123T140000Z" */
function basicIsoFormat(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

import type { CalendarEntry } from './entry.server.ts';

/** The longest place and text that the link carries: addresses end somewhere near 2,000 letters. */
const LONGEST = 300;

/** A link that opens an entry in Google Calendar, ready to be saved. */
export function googleCalendarLink({ title, start, end, place, text, url }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(start)}/${basic(end)}`,
    details: [text.slice(0, LONGEST), url].filter(Boolean).join('\n\n'),
    location: place.slice(0, LONGEST),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** "20261123T140000Z" */
function basic(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

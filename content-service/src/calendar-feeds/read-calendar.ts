import ICAL from 'ical.js';
import { DAY_MS } from '../utc-day';
import type { CalendarEvent, ReadCalendar } from './event';
import { fieldsOf, textOf } from './event-fields';
import { endOf, instantOf } from './event-time';

/** Editors review what is near; what is later comes in time. */
const DAYS_AHEAD = 180;

/** So many of the next occurrences of a series. */
const MAX_OCCURRENCES = 4;

const MAX_EVENTS = 200;

/** A series that began so many occurrences ago is not followed. */
const MAX_STEPS = 20_000;

export interface Reading {
  /** Time zone of the place, for times without one. */
  zone: string;
  now: Date;
}

/** The occurrence of an event at a time, which may be an exception with a text of its own. */
interface Occurrence {
  item: ICAL.Event;
  start: ICAL.Time;
  end: ICAL.Time;
  /** The day on which the series has it; missing for single events. */
  day?: string;
}

/**
 * Reads the coming events of an iCalendar file (RFC 5545), private ones left out.
 * Some rules of series never end: run it where it can be stopped.
 * @throws Error if the text is no calendar
 */
export function readCalendar(text: string, { zone, now }: Reading): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar') throw new Error('the file holds no calendar');
  const horizon = new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString();
  const components = calendar.getAllSubcomponents('vevent');
  const events: CalendarEvent[] = [];
  const leftOutFrom: Record<string, string> = {};
  for (const [uid, parts] of Map.groupBy(components, (part) => textOf(part, 'uid') ?? '')) {
    if (uid === '') continue;
    const taken = new Set<string>();
    for (const occurrence of occurrencesOf(parts)) {
      const event = eventOf(uid, occurrence, zone);
      const { start, end } = event.fields;
      if (start > horizon) break;
      if ((end ?? start) < now.toISOString() || taken.has(event.key)) continue;
      if (taken.size === MAX_OCCURRENCES) {
        leftOutFrom[uid] = start;
        break;
      }
      if (!isPublic(occurrence.item) || event.fields.title === '') continue;
      events.push(event);
      taken.add(event.key);
    }
  }
  events.sort((one, other) => (one.fields.start < other.fields.start ? -1 : 1));
  const completeUntil = events[MAX_EVENTS]?.fields.start ?? horizon;
  return { events: events.slice(0, MAX_EVENTS), completeUntil, leftOutFrom };
}

/** @param parts all components with the same `UID`: an event, or a series and its exceptions */
function* occurrencesOf(parts: readonly ICAL.Component[]): Generator<Occurrence> {
  const exceptions = parts.filter((part) => part.hasProperty('recurrence-id'));
  const main = parts.find((part) => !exceptions.includes(part));
  const series = main && new ICAL.Event(main, { exceptions: [...exceptions] });
  if (!series?.isRecurring()) {
    // Invitations may hold nothing but the occurrences that one is invited to.
    for (const part of main ? [main] : exceptions) {
      const item = new ICAL.Event(part, { exceptions: [] });
      const day = item.recurrenceId ? dayOf(item.recurrenceId) : undefined;
      yield { item, start: item.startDate, end: item.endDate, ...(day && { day }) };
    }
    return;
  }
  const iterator = series.iterator();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next: ICAL.Time | null = iterator.next() ?? null;
    if (next === null) return;
    const { item, startDate, endDate } = series.getOccurrenceDetails(next);
    yield { item, start: startDate, end: endDate, day: dayOf(next) };
  }
}

const dayOf = (time: ICAL.Time) => time.toString().slice(0, 10);

function eventOf(uid: string, { item, start: from, end, day }: Occurrence, zone: string) {
  const timeZone = item.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const start = instantOf(from, timeZone, zone);
  const ownEnd = item.component.getFirstProperty('dtend');
  // Another end is counted from the start, by the duration or for an occurrence of a series.
  const isOwnEnd = ownEnd?.getFirstValue() === end;
  const endZone = (isOwnEnd && ownEnd?.getFirstParameter('tzid')) || timeZone;
  return {
    uid,
    // The day stays when a series moves to another hour.
    key: day === undefined ? uid : `${uid} ${day}`,
    fields: { ...fieldsOf(item), start, end: endOf(end, endZone, zone, start) },
  };
}

const isPublic = ({ component }: ICAL.Event) =>
  !['PRIVATE', 'CONFIDENTIAL'].includes(textOf(component, 'class')?.toUpperCase() ?? '');

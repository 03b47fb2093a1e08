/** What a post takes over from an event. Each is followed by itself until an editor changes it. */
export interface EventFields {
  title: string;
  description: string | null;
  /** ISO dates. */
  start: string;
  end: string | null;
  address: string | null;
  website: string | null;
  organiser: string | null;
  map: { latitude: number; longitude: number } | null;
  /** False if the event was cancelled. */
  is_active: boolean;
}

/** An event of a calendar, or one occurrence of a series. */
export interface CalendarEvent {
  /** Its `UID`; all occurrences of a series have the same. */
  uid: string;
  /** The same each time that the calendar is read, whatever else changes. */
  key: string;
  fields: EventFields;
}

/** The coming events of a calendar. */
export interface ReadCalendar {
  /** By their start. */
  events: CalendarEvent[];
  /** Later events were left out. */
  completeUntil: string;
  /** The start of the first occurrence that was left out, by the `UID` of the series. */
  leftOutFrom: Readonly<Record<string, string>>;
}

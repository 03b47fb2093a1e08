import { localisedPath, postPath } from '../../addresses/links.ts';
import type { LanguageCode } from '../../languages.ts';
import { eventStateOf } from '../event-state.ts';
import type { Post } from '../post.ts';
import { calendarEntry } from './entry.server.ts';
import { googleCalendarLink } from './google-link.ts';

/** Where a post goes into a visitor's calendar. */
export type CalendarLinks = { file: string; google: string };

/** Null where there is nothing to come to: no start, or over. */
export function calendarLinks(post: Post, language: LanguageCode, now: Date): CalendarLinks | null {
  const entry = calendarEntry(post, language);
  if (!entry || eventStateOf(entry.start, entry.end, now) === 'past') return null;
  return {
    file: localisedPath(language, `${postPath(post)}/calendar.ics`),
    google: googleCalendarLink(entry),
  };
}

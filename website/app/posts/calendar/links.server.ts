import { localisedPath, postPath } from '../../addresses/links.ts';
import type { LanguageCode } from '../../languages.ts';
import { eventStateOf } from '../event-state.ts';
import type { Post } from '../post.ts';
import { calendarEntry } from './entry.server.ts';
import { googleCalendarLink } from './google-link.ts';

/** Links that add a post to a calendar. */
export type CalendarLinks = { file: string; google: string };

/** Null if the post has no start or is over. */
export function calendarLinks(post: Post, language: LanguageCode, now: Date): CalendarLinks | null {
  const entry = calendarEntry(post, language);
  if (!entry || eventStateOf(entry.start, entry.end, now) === 'past') return null;
  return {
    file: localisedPath(language, `${postPath(post)}/calendar.ics`),
    google: googleCalendarLink(entry),
  };
}

import type { Messages } from '../i18n/messages/messages.ts';
import { type Kind, kinds } from '../kinds.ts';

/** The feed of a kind's newest posts: what it is called, and its path without language prefix. */
export function feedOf(kind: Kind, messages: Messages): { title: string; path: string } {
  return { title: messages.kinds[kind].many, path: feedPath(kind) };
}

/** The path of the calendar with all that is to come of a kind which has a time, e.g. `/events.ics`. */
export function calendarPath(kind: Kind): string {
  return `/${kinds[kind].segment}.ics`;
}

/** The path of a kind's feed, e.g. `/events.xml`. */
export function feedPath(kind: Kind): string {
  return `/${kinds[kind].segment}.xml`;
}

import { type Kind, kinds } from '../kinds.ts';

/** The path of the calendar of a kind's upcoming posts, e.g. `/events.ics`. */
export function calendarPath(kind: Kind): string {
  return `/${kinds[kind].segment}.ics`;
}

/** The path of a kind's feed, e.g. `/events.xml`. */
export function feedPath(kind: Kind): string {
  return `/${kinds[kind].segment}.xml`;
}

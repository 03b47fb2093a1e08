import type { Core } from '@strapi/strapi';
import { createPosts } from './create-posts';
import type { CalendarEvent, ReadCalendar } from './event';
import type { Feed } from './feed';
import { comingEvents, type EventRow, findEvent } from './feed-tables';
import { followEvent } from './follow-event';

interface StoreOptions {
  now: Date;
  /** Document ids of the calendars that are read; an event of several is followed in the first. */
  activeFeeds: ReadonlySet<string>;
}

/**
 * Takes over the events of a calendar: new ones, changes, and that some were cancelled or are gone.
 * @returns false if an editor is at work on one, so that it is to be read again
 */
export async function storeEvents(
  strapi: Core.Strapi,
  feed: Feed,
  read: ReadCalendar,
  { now, activeFeeds }: StoreOptions,
): Promise<boolean> {
  const sql = strapi.db.connection;
  const inCalendar = new Set(read.events.map(({ key }) => key));
  const gone = (await comingEvents(sql, feed.documentId, now.toISOString())).filter(
    (row) => !inCalendar.has(row.key) && isExpected(row, read),
  );
  const fresh: CalendarEvent[] = [];
  let isComplete = true;
  const follow = async (row: EventRow, event: CalendarEvent) => {
    if (!(await followEvent(strapi, feed, row, event))) isComplete = false;
  };
  for (const event of read.events) {
    const row = (await findEvent(sql, event.key)) ?? takeRenamed(gone, event);
    if (!row && event.fields.is_active) fresh.push(event);
    const isOfOther = row && row.feed !== feed.documentId && activeFeeds.has(row.feed);
    if (row && !isOfOther) await follow(row, event);
  }
  for (const { key, uid, fields, ...row } of gone) {
    const cancelled = { ...fields, is_active: false };
    await follow({ key, uid, fields, ...row }, { key, uid, fields: cancelled });
  }
  await createPosts(strapi, feed, fresh);
  return isComplete;
}

/** Whether a calendar that was read would still have an event. */
function isExpected({ uid, fields }: EventRow, { completeUntil, leftOutFrom }: ReadCalendar) {
  return fields.start < completeUntil && fields.start < (leftOutFrom[uid] ?? completeUntil);
}

/** Some programs give events another `UID` each time. @param gone the event is taken out of it */
function takeRenamed(gone: EventRow[], { fields }: CalendarEvent): EventRow | undefined {
  const index = gone.findIndex(
    (row) => row.fields.title === fields.title && row.fields.start === fields.start,
  );
  return index < 0 ? undefined : gone.splice(index, 1)[0];
}

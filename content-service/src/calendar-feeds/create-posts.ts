import type { Core } from '@strapi/strapi';
import { takeLock } from '../database/advisory-lock';
import { createImport } from '../import/create-import';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { loadDuplicates } from './duplicates';
import type { CalendarEvent } from './event';
import type { Feed } from './feed';
import { findEvent, insertEvent } from './feed-tables';
import { dataOf } from './post-fields';

/**
 * Creates a version in review for each event that is new, and records all of them. Another copy of the
 * service may be reading a calendar with the same events.
 */
export async function createPosts(
  strapi: Core.Strapi,
  feed: Feed,
  candidates: readonly CalendarEvent[],
): Promise<void> {
  if (candidates.length === 0) return;
  await inDeskTransaction(strapi, async (trx) => {
    await takeLock(trx, 'calendarEvents');
    const events = await notRecorded(trx, candidates);
    const isDuplicate = await loadDuplicates(strapi, feed, events);
    const { duplicates = [], fresh = [] } = Object.groupBy(events, (event) =>
      isDuplicate(event) ? 'duplicates' : 'fresh',
    );
    for (const duplicate of duplicates) await insertEvent(trx, duplicate, feed.documentId, null);
    if (fresh.length === 0) return;
    const shared = await sharedFields(strapi, feed);
    const { documentIds } = await createImport(
      strapi,
      trx,
      { name: feed.name, author: { id: null, name: feed.name } },
      fresh.map(({ fields }) => ({ ...dataOf(fields), ...shared })),
    );
    for (const [index, event] of fresh.entries()) {
      await insertEvent(trx, event, feed.documentId, documentIds[index] ?? null);
    }
  });
}

/** Leaves out events that were recorded since they were looked up. */
async function notRecorded(
  trx: Sql,
  candidates: readonly CalendarEvent[],
): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = [];
  for (const event of candidates) {
    if (!(await findEvent(trx, event.key))) events.push(event);
  }
  return events;
}

/** What all posts of a calendar have in common when they are created. */
async function sharedFields(strapi: Core.Strapi, feed: Feed): Promise<Record<string, unknown>> {
  const kind: { id: number } | null = await strapi.db
    .query('api::post-type.post-type')
    .findOne({ where: { name: 'Event' }, select: ['id'] });
  const { nationality, city, area, post_category, creator } = feed;
  const references = { post_type: kind, nationality, city, area, post_category, creator };
  return Object.fromEntries(
    Object.entries(references).map(([field, entry]) => [field, entry?.id ?? null]),
  );
}

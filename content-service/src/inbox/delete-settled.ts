import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../utc-day';
import { INBOXES } from './inboxes';

/** How long after they were settled; the privacy page says so of messages. */
const MESSAGE_DAYS = 30;
const DATA_REQUEST_DAYS = 365;
const REPORT_DAYS = 365;

/** Deletes messages and reports that were settled long enough ago. */
export async function deleteSettled(strapi: Core.Strapi, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const isDataRequest = { about_data: true };
  const isOther = { $or: [{ about_data: false }, { about_data: { $null: true } }] };
  const conditions = [
    ['messages', { $and: [isOther, { done_at: { $lt: daysAgo(MESSAGE_DAYS) } }] }],
    ['messages', { $and: [isDataRequest, { done_at: { $lt: daysAgo(DATA_REQUEST_DAYS) } }] }],
    ['reports', { done_at: { $lt: daysAgo(REPORT_DAYS) } }],
  ] as const;
  for (const [inbox, where] of conditions) {
    const { uid } = INBOXES[inbox];
    const entries: { id: number }[] = await strapi.db
      .query(uid)
      .findMany({ select: ['id'], where });
    // One by one: deleting a message also stops its mail.
    for (const { id } of entries) await strapi.db.query(uid).delete({ where: { id } });
  }
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { INBOXES, type InboxEntry, type InboxId } from './inboxes';

/** @throws NotFoundError */
export async function findEntry(
  strapi: Core.Strapi,
  inbox: InboxId,
  documentId: string,
): Promise<InboxEntry> {
  const entry: InboxEntry | null = await strapi.db
    .query(INBOXES[inbox].uid)
    .findOne({ where: { documentId }, populate: { assignee: { select: ['id'] } } });
  if (!entry) throw new errors.NotFoundError('It does not exist any more.');
  return entry;
}

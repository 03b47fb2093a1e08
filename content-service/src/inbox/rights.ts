import type { Core } from '@strapi/strapi';
import { mayUse } from '../versions/rights';
import { INBOXES, type InboxId } from './inboxes';

/** Whether the user of the current request may read messages or reports. */
export function mayRead(strapi: Core.Strapi, inbox: InboxId): boolean {
  return mayUse(strapi, 'read', INBOXES[inbox].uid);
}

/** Whether the user of the current request may settle and answer them. */
export function maySettle(strapi: Core.Strapi, inbox: InboxId): boolean {
  return mayUse(strapi, 'update', INBOXES[inbox].uid);
}

import type { Core } from '@strapi/strapi';
import { ask } from './ask';
import { postsToAsk } from './posts-to-ask';

/** Mails an hour: receiving servers distrust a sender who suddenly sends thousands. */
const MAX_PER_RUN = 50;

/** Mails the businesses whose posts are to be checked at a time. */
export async function askDue(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const documentId of await postsToAsk(strapi, now, MAX_PER_RUN)) {
    await ask(strapi, documentId, now);
  }
}

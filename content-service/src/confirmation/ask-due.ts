import type { Core } from '@strapi/strapi';
import { runEach } from '../database/run-each';
import { ask } from './ask';
import { postsToAsk } from './posts-to-ask';

/** Mails an hour: receiving servers distrust a sender who suddenly sends thousands. */
const MAX_PER_RUN = 50;

/**
 * Mails the businesses whose posts are to be checked at a time.
 * @throws Error at the end, if some could not be asked
 */
export async function askDue(strapi: Core.Strapi, now: Date): Promise<void> {
  const documentIds = await postsToAsk(strapi, now, MAX_PER_RUN);
  await runEach(
    documentIds,
    (documentId) => ask(strapi, documentId, now),
    (documentId) => `post ${documentId}`,
  );
}

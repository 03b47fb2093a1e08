import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { runEach, runSteps } from '../database/run-each';
import { changeState } from './change-state';
import { ConflictError } from './conflict';
import { inDeskTransaction, type Sql } from './desk-writes';
import { findPublicVersion, findVersion } from './find-versions';
import { lockEntry } from './lock-entry';
import { makePublic } from './make-public';
import { recordPost } from './record-post';
import { POST, VERSION, type Version } from './version';

/**
 * Makes scheduled versions public and hides posts when their time has come. Several processes can do
 * this at once: each locks the version and looks again.
 * @throws Error at the end, if some failed; the next run tries them again
 */
export function publishDue(strapi: Core.Strapi, now: Date): Promise<void> {
  return runSteps([() => publishAllScheduled(strapi, now), () => hideAllEnding(strapi, now)]);
}

async function publishAllScheduled(strapi: Core.Strapi, now: Date): Promise<void> {
  const due: Version[] = await strapi.db.query(VERSION).findMany({
    select: ['documentId'],
    where: { state: 'scheduled', appears_at: { $lte: now } },
    orderBy: [{ appears_at: 'asc' }, { id: 'asc' }],
  });
  await runEach(
    due,
    ({ documentId }) => publishScheduled(strapi, documentId, now),
    ({ documentId }) => `version ${documentId}`,
  );
}

async function hideAllEnding(strapi: Core.Strapi, now: Date): Promise<void> {
  const ending: Version[] = await strapi.db.query(VERSION).findMany({
    select: ['post_document_id'],
    where: { state: 'public', disappears_at: { $lte: now }, post: { is_active: true } },
  });
  await runEach(
    ending,
    ({ post_document_id }) => hidePost(strapi, post_document_id ?? '', now),
    ({ post_document_id }) => `post ${post_document_id}`,
  );
}

async function publishScheduled(strapi: Core.Strapi, documentId: string, now: Date): Promise<void> {
  try {
    await inDeskTransaction(strapi, async (trx) => {
      await lockEntry(strapi, trx, VERSION, documentId);
      const { state, appears_at, public_by } = await findVersion(strapi, documentId);
      // Another process has done it, or an editor has changed the schedule.
      if (state !== 'scheduled' || !appears_at || new Date(appears_at) > now) return;
      await makePublic(strapi, documentId, { by: public_by, now });
    });
  } catch (error) {
    // Anything else, such as an outage of the database, is tried again.
    const isRefused = error instanceof ConflictError || error instanceof errors.ApplicationError;
    if (!isRefused) throw error;
    await returnToReview(strapi, documentId, reasonOf(error));
  }
}

/** Why it could not appear: the panel shows it in the language of the editor. */
function reasonOf(error: ConflictError | errors.ApplicationError): string {
  return error instanceof ConflictError ? error.details.reason : 'errors';
}

/** An editor has to look at it, so it goes to those who review, with the reason. */
async function returnToReview(
  strapi: Core.Strapi,
  documentId: string,
  reason: string,
): Promise<void> {
  await inDeskTransaction(strapi, async (trx) => {
    // Another process may be doing the same.
    await lockEntry(strapi, trx, VERSION, documentId);
    const { state, updatedAt } = await findVersion(strapi, documentId);
    if (state !== 'scheduled') return;
    const note = `not-published: ${reason}`;
    await changeState(strapi, documentId, { state: 'in-review', note }, updatedAt);
  });
}

/** Hides a post if its last public version says so; a later version may have another time. */
async function hidePost(strapi: Core.Strapi, postDocumentId: string, now: Date): Promise<void> {
  const hide = async (trx: Sql) => {
    await lockEntry(strapi, trx, POST, postDocumentId);
    const last = await findPublicVersion(strapi, postDocumentId);
    if (!last?.disappears_at || new Date(last.disappears_at) > now) return;
    await recordPost(strapi, postDocumentId, null);
    const data: Record<string, unknown> = { is_active: false };
    await strapi.documents(POST).update({ documentId: postDocumentId, data });
    await recordPost(strapi, postDocumentId, null, { disappears_at: null });
  };
  await inDeskTransaction(strapi, hide);
}

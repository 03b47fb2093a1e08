import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changesOfPosts, POSTS_WRITTEN } from '../change-notices/post-changes';
import { loadEntry } from '../versions/copy';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { lockEntry } from '../versions/lock-entry';
import { mayUse } from '../versions/rights';
import { updateWithoutTimestamp } from '../versions/update-without-timestamp';
import { type Author, POST, VERSION } from '../versions/version';
import { updateDueDates } from './update-due-date';

/**
 * Notes that somebody has checked a public post and found it correct; what reports of readers had set
 * in motion ends. This is no edit: its `updatedAt` and its history stay as they are, and drafts of it are
 * not outdated.
 * @throws NotFoundError, ForbiddenError
 */
export function markChecked(
  strapi: Core.Strapi,
  documentId: string,
  { author, now }: { author: Author; now: Date },
): Promise<void> {
  return inDeskTransaction(strapi, async (trx) => {
    await lockEntry(strapi, trx, POST, documentId);
    const post = await loadEntry(strapi, POST, { documentId });
    if (!post) throw new errors.NotFoundError();
    if (!mayUse(strapi, 'update', VERSION, post)) throw new errors.ForbiddenError();
    const checked = { checked_at: now, checked_by: author.name, contact_hidden_at: null };
    await recordCheck(strapi, trx, post, checked);
  });
}

/**
 * Writes that a post was checked, and what follows from it.
 * @param trx the current transaction, which has locked the post
 * @param checked when, by whom, and what ends with the check
 */
export async function recordCheck(
  strapi: Core.Strapi,
  trx: Sql,
  { id, documentId }: { id: number; documentId: string },
  checked: { checked_at: Date; checked_by: string; [field: string]: unknown },
): Promise<void> {
  await updateWithoutTimestamp(strapi, trx, { uid: POST, documentId }, checked);
  await updateDueDates(strapi, { id }, checked.checked_at);
  const changes = await changesOfPosts(strapi, { id });
  await strapi.db.transaction(async ({ onCommit }) =>
    onCommit(() => void strapi.eventHub.emit(POSTS_WRITTEN, { changes })),
  );
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changesOfPosts, POSTS_WRITTEN } from '../change-notices/post-changes';
import { loadEntry } from '../versions/copy';
import { inDeskTransaction } from '../versions/desk-writes';
import { lockEntry } from '../versions/lock-entry';
import { mayUse } from '../versions/rights';
import { updateWithoutTimestamp } from '../versions/update-without-timestamp';
import { type Author, POST, VERSION } from '../versions/version';
import { updateDueDates } from './update-due-date';

/**
 * Notes that somebody has checked a public post and found it correct; what reports of readers had set
 * in motion ends. This is no edit: its `updatedAt`
 * and its history stay as they are, and drafts of it are not outdated.
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
    const { id } = post;
    const checked = { checked_at: now, checked_by: author.name, contact_hidden_at: null };
    await updateWithoutTimestamp(strapi, trx, { uid: POST, documentId }, checked);
    await updateDueDates(strapi, { id }, now);
    const changes = await changesOfPosts(strapi, { id });
    await strapi.db.transaction(async ({ onCommit }) =>
      onCommit(() => void strapi.eventHub.emit(POSTS_WRITTEN, { changes })),
    );
  });
}

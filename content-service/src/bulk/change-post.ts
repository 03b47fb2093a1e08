import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findProblems } from '../checks/find-problems';
import { findPost, postOfValues } from '../checks/post-of-values';
import { rejectErrors } from '../checks/reject-errors';
import { loadEntry } from '../versions/copy';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { lockEntry } from '../versions/lock-entry';
import { recordPost } from '../versions/record-post';
import { mayUse } from '../versions/rights';
import { type Author, POST, VERSION } from '../versions/version';

/** What can be changed for many posts at once. The category is a document id. */
export type PostChange = { is_active: boolean } | { post_category: string | null };

/**
 * Changes a public post as making a version of it public would: with the rights on that post, with
 * its checks, and recorded in its history. A post that is hidden may have errors.
 * @param language of the messages
 * @throws NotFoundError, ForbiddenError, ValidationError with the errors that the post would have
 */
export function changePost(
  strapi: Core.Strapi,
  documentId: string,
  change: PostChange,
  { author, language }: { author: Author; language: string },
): Promise<void> {
  const run = async (sql: Sql) => {
    await lockEntry(strapi, sql, POST, documentId);
    const post = await loadEntry(strapi, POST, { documentId });
    const stored = post && (await findPost(strapi, POST, documentId));
    if (!stored) throw new errors.NotFoundError();
    const [field] = Object.keys(change);
    if (!mayUse(strapi, 'update', VERSION, post, field)) throw new errors.ForbiddenError();
    const changed = await postOfValues(strapi, stored, change);
    if (changed.is_active !== false) rejectErrors(await findProblems(strapi, changed), language);
    await recordPost(strapi, documentId, null);
    const data: Record<string, unknown> = { ...change, updatedBy: author.id };
    await strapi.documents(POST).update({ documentId, data });
    await recordPost(strapi, documentId, author);
  };
  return inDeskTransaction(strapi, run);
}

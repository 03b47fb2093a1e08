import type { Core } from '@strapi/strapi';
import { hashOfCode } from '../one-time-code';
import { addressFingerprint } from './address';
import { findPostToAsk, type PostToAsk } from './posts-to-ask';
import { CONFIRMATION, type ConfirmationRequest } from './request';

/**
 * The request that a code belongs to, and its post.
 * @param code as received, of any type
 * @returns null if the code is malformed, used or expired, the post is hidden, or somebody else's by
 * now: its address is no longer the one that the mail went to
 */
export async function findRequest(
  strapi: Core.Strapi,
  code: unknown,
  now: Date,
): Promise<{ request: ConfirmationRequest; post: PostToAsk } | null> {
  const hash = hashOfCode(code);
  if (hash === null) return null;
  const request: ConfirmationRequest | null = await strapi.db.query(CONFIRMATION).findOne({
    where: { hash, expires_at: { $gt: now }, answered_at: { $null: true } },
  });
  const documentId = request?.post_document_id;
  const post = documentId ? await findPostToAsk(strapi, { documentId }) : null;
  if (!request || !post) return null;
  return addressFingerprint(post.information.email) === request.address ? { request, post } : null;
}

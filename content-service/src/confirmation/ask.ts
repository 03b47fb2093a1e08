import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../mail/outbox';
import { newCode } from '../one-time-code';
import { DAY_MS } from '../utc-day';
import { inDeskTransaction } from '../versions/desk-writes';
import { lockEntry } from '../versions/lock-entry';
import { POST } from '../versions/version';
import { addressFingerprint, refusedAddresses } from './address';
import { confirmationMail } from './mails/confirmation-mail';
import { mailDue } from './may-ask';
import { findPostToAsk, requestsAbout } from './posts-to-ask';
import { CODE_LIFETIME_DAYS, CONFIRMATION } from './request';

/**
 * Mails the business of a post whether it is still right. The request is stored with the mail, or
 * neither is; several processes can do this at once, as each looks again once it has locked the post.
 * @returns whether a mail was due
 */
export function ask(strapi: Core.Strapi, documentId: string, now: Date): Promise<boolean> {
  return inDeskTransaction(strapi, async (trx) => {
    await lockEntry(strapi, trx, POST, documentId);
    const post = await findPostToAsk(strapi, { documentId });
    const due = post && mailDue(post, await requestsAbout(strapi, [documentId]), now);
    if (!post || !due) return false;
    const { email } = post.information;
    const address = addressFingerprint(email);
    if ((await refusedAddresses(strapi, [address])).size > 0) return false;
    const { value, hash } = newCode();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_DAYS * DAY_MS);
    await strapi.db.query(CONFIRMATION).create({
      data: {
        post_document_id: documentId,
        address,
        hash,
        asked_at: now,
        expires_at: expiresAt,
      },
    });
    const isReminder = due === 'reminder';
    await enqueueMail(strapi, {
      ...confirmationMail(post, { code: value, isReminder }),
      to: email,
      expiresAt,
    });
    return true;
  });
}

import type { Core } from '@strapi/strapi';
import { CONTACT_MESSAGE } from '../contact-messages/message-mailing';
import { environment } from '../environment';
import { REPORT } from '../feedback/report';
import { deleteEnqueuedFiles } from '../file-use/file-deletions';
import { enqueueMail, OUTGOING_MAIL } from '../mail/outbox';
import { ACCOUNT, type Account, accountWithId, revokeAccess } from './account';
import { deleteContent } from './delete-content';
import { accountMail } from './mails/account-mail';
import type { ContentRemoval } from './mails/mail-content';
import { runAfterResponse } from './run-after-response';

/** What is deleted: the account with all its data, or only what its owner published. */
export type DeletionScope = 'account' | 'content';

/**
 * Deletes an account or its content in one transaction and mails a confirmation; pictures are deleted
 * after it.
 * @param resolveAccountId runs first in the transaction; returns the account's id, null for none
 * @param language of the mail, as its code
 * @returns whether the account was found; of two concurrent deletions only one finds it
 */
export async function deleteAccount(
  strapi: Core.Strapi,
  resolveAccountId: () => Promise<number | null>,
  scope: DeletionScope,
  language: string | undefined,
): Promise<boolean> {
  const isFound = await deleteRows(strapi, resolveAccountId, scope, language);
  if (isFound) {
    const task = 'deleting the pictures of a deleted account';
    runAfterResponse(strapi, task, () => deleteEnqueuedFiles(strapi));
  }
  return isFound;
}

async function deleteRows(
  strapi: Core.Strapi,
  resolveAccountId: () => Promise<number | null>,
  scope: DeletionScope,
  language: string | undefined,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const id = await resolveAccountId();
    const account = id === null ? null : await lockAccount(strapi, id);
    if (!account) return false;
    const { creator, email } = account;
    const removal: ContentRemoval = creator ? environment.deletedPosts : 'nothing';
    if (creator) await deleteContent(strapi, creator, environment.deletedPosts, new Date());
    if (scope === 'account') await deletePersonalData(strapi, account);
    const mail = accountMail(email, language, ({ accountDeleted, contentDeleted }) =>
      scope === 'account' ? accountDeleted(removal) : contentDeleted(removal),
    );
    await enqueueMail(strapi, mail);
    return true;
  });
}

/** Locks the row by writing to it: a concurrent deletion waits and then finds no account. */
async function lockAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  const where = { id };
  await strapi.db.query(ACCOUNT).updateMany({ where, data: { updatedAt: new Date() } });
  return accountWithId(strapi, id);
}

async function deletePersonalData(strapi: Core.Strapi, account: Account): Promise<void> {
  const { id, documentId, email } = account;
  await revokeAccess(strapi, id);
  await strapi.documents(ACCOUNT).delete({ documentId });
  const messages: { documentId: string }[] = await strapi.db
    .query(CONTACT_MESSAGE)
    .findMany({ select: ['documentId'], where: { email: { $eqi: email } } });
  for (const message of messages) await strapi.documents(CONTACT_MESSAGE).delete(message);
  await strapi.db
    .query(REPORT)
    .updateMany({ where: { email: { $eqi: email } }, data: { email: null } });
  const mailsToOwner = { recipient: email, about_type: { $null: true } };
  await strapi.db
    .query(OUTGOING_MAIL)
    .deleteMany({ where: { $or: [mailsToOwner, { reply_to: { $eqi: email } }] } });
}

import type { Core } from '@strapi/strapi';
import { CONTACT_MESSAGE } from '../contact-messages/keep-mailed';
import { environment } from '../environment';
import { OUTGOING_MAIL, putIntoOutbox } from '../mail/outbox';
import { ACCOUNT, type Account, accountWithId, endAccess } from './account';
import { deleteContent } from './delete-content';
import { accountMail } from './mails/account-mail';
import type { Published } from './mails/words';

/** What is deleted: the account with all it holds, or only what its owner published. */
export type Scope = 'account' | 'content';

/**
 * Deletes at once, all or nothing, and mails that it is done.
 * @param claim says, as the first act of the transaction, which account it is; null for none
 * @param language of the mail, as its code
 * @returns whether there was such an account; of two deletions at the same time one finds it
 */
export async function deleteAccount(
  strapi: Core.Strapi,
  claim: () => Promise<number | null>,
  scope: Scope,
  language: string | undefined,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const id = await claim();
    const account = id === null ? null : await holdAccount(strapi, id);
    if (!account) return false;
    const { creator, email } = account;
    const published: Published = creator ? environment.deletedPosts : 'nothing';
    if (creator) await deleteContent(strapi, creator, environment.deletedPosts, new Date());
    if (scope === 'account') await deletePerson(strapi, account);
    const mail = accountMail(email, language, ({ accountDeleted, contentDeleted }) =>
      scope === 'account' ? accountDeleted(published) : contentDeleted(published),
    );
    await putIntoOutbox(strapi, mail);
    return true;
  });
}

/** Written to, the account waits for nobody else's deletion: who comes second waits, and finds none. */
async function holdAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  const where = { id };
  await strapi.db.query(ACCOUNT).updateMany({ where, data: { updatedAt: new Date() } });
  return accountWithId(strapi, id);
}

async function deletePerson(strapi: Core.Strapi, account: Account): Promise<void> {
  const { id, documentId, email } = account;
  await endAccess(strapi, id);
  await strapi.documents(ACCOUNT).delete({ documentId });
  const messages: { documentId: string }[] = await strapi.db
    .query(CONTACT_MESSAGE)
    .findMany({ select: ['documentId'], where: { email: { $eqi: email } } });
  for (const message of messages) await strapi.documents(CONTACT_MESSAGE).delete(message);
  const toOwner = { recipient: email, about_type: { $null: true } };
  await strapi.db
    .query(OUTGOING_MAIL)
    .deleteMany({ where: { $or: [toOwner, { reply_to: { $eqi: email } }] } });
}

import type { Context } from 'koa';
import { putIntoOutbox } from '../mail/outbox';
import { visitorLanguage } from '../visitors/visitor-language';
import { type Account, accountWithEmail } from './account';
import { afterAnswer } from './after-answer';
import { issueCode, type Purpose } from './codes';
import { countAsking } from './limits';
import { accountMail } from './mails/account-mail';
import type { AccountMails, MailWords } from './mails/words';
import { readBody } from './read-body';
import { asking } from './requests';

/** A mailed code: what it is for, the mail, the page that takes it, and who gets one. */
interface Asked {
  purpose: Purpose;
  mail: (mails: AccountMails) => MailWords;
  page: string;
  isFor: (account: Account) => boolean;
}

/** Has a code mailed to the owner of an account. Whether there is one, the answer does not tell. */
export async function askForCode(ctx: Context, { purpose, mail, page, isFor }: Asked) {
  const { email } = readBody(ctx, asking);
  await countAsking(ctx, email);
  const language = visitorLanguage(ctx);
  afterAnswer(strapi, 'mailing a code', async () => {
    const account = await accountWithEmail(strapi, email);
    if (!account || !isFor(account)) return;
    const code = await issueCode(strapi, account.id, purpose);
    const letter = accountMail(account.email, language, mail, `${page}?code=${code.text}`);
    await putIntoOutbox(strapi, { ...letter, expiresAt: code.expiresAt });
  });
  ctx.body = { ok: true };
}

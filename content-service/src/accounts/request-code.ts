import type { Context } from 'koa';
import { enqueueMail } from '../mail/outbox';
import { visitorLanguage } from '../visitors/visitor';
import { type Account, accountWithEmail } from './account';
import { countCodeRequest } from './code-limits';
import { type CodePurpose, issueCode } from './codes';
import { accountMail } from './mails/account-mail';
import type { AccountMails, MailContent } from './mails/mail-content';
import { readBody } from './read-body';
import { codeRequestSchema } from './request-schemas';
import { runAfterResponse } from './run-after-response';

/** A mailed code: its purpose, the mail, the page that redeems it and who may have one. */
interface CodeRequest {
  purpose: CodePurpose;
  selectMail: (mails: AccountMails) => MailContent;
  pagePath: string;
  isEligible: (account: Account) => boolean;
}

/** Mails a code to the owner of an account. The response does not reveal whether there is one. */
export async function requestCode(
  ctx: Context,
  { purpose, selectMail, pagePath, isEligible }: CodeRequest,
) {
  const { email } = readBody(ctx, codeRequestSchema);
  await countCodeRequest(ctx, email);
  const language = visitorLanguage(ctx);
  runAfterResponse(strapi, 'mailing a code', async () => {
    const account = await accountWithEmail(strapi, email);
    if (!account || !isEligible(account)) return;
    const code = await issueCode(strapi, account.id, purpose);
    const message = accountMail(
      account.email,
      language,
      selectMail,
      `${pagePath}?code=${code.value}`,
    );
    await enqueueMail(strapi, { ...message, expiresAt: code.expiresAt });
  });
  ctx.body = { ok: true };
}

import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { authenticate } from '../../../accounts/authenticate';
import { countCodeRedemption } from '../../../accounts/code-limits';
import { IMMEDIATE_CODE_LIFETIME_MINUTES, issueCode, redeemCode } from '../../../accounts/codes';
import { deleteAccount } from '../../../accounts/delete-account';
import { type ProvedAccount, withLockedAccount } from '../../../accounts/lock-account';
import { codeIn, invalidCodeError, readBody } from '../../../accounts/read-body';
import { requestCode } from '../../../accounts/request-code';
import {
  deletionSchema,
  ownerCredentialsSchema,
  passwordDeletionSchema,
} from '../../../accounts/request-schemas';
import { visitorLanguage } from '../../../visitors/visitor';

export default {
  /** Mails a link to delete an account. Blocked accounts can be deleted, too. */
  requestCode: (ctx: Context) =>
    requestCode(ctx, {
      purpose: 'deletion',
      selectMail: ({ deletion }) => deletion,
      pagePath: '/delete',
      isEligible: () => true,
    }),

  /** Returns a code, like the mailed one, for email address and password. Deletes nothing yet. */
  async code(ctx: Context) {
    const { email, password } = readBody(ctx, ownerCredentialsSchema);
    const { id, password: hash } = await authenticatedAccount(ctx, email, password);
    const code = await withLockedAccount(strapi, id, async (current) => {
      if (current !== hash) throw wrongPasswordError();
      return issueCode(strapi, id, 'deletion', IMMEDIATE_CODE_LIFETIME_MINUTES);
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { code: code.value };
  },

  /** Deletes with a code. */
  async confirm(ctx: Context) {
    const code = codeIn(ctx);
    await countCodeRedemption(ctx, code);
    const { scope } = readBody(ctx, deletionSchema);
    const consumeCode = () => redeemCode(strapi, code, 'deletion');
    const deleted = await deleteAccount(strapi, consumeCode, scope, visitorLanguage(ctx));
    if (!deleted) throw invalidCodeError();
    ctx.body = { ok: true };
  },

  /** Deletes with email address and password. */
  async withPassword(ctx: Context) {
    const { email, password, scope } = readBody(ctx, passwordDeletionSchema);
    const { id } = await authenticatedAccount(ctx, email, password);
    const deleted = await deleteAccount(strapi, async () => id, scope, visitorLanguage(ctx));
    if (!deleted) throw wrongPasswordError();
    ctx.body = { ok: true };
  },

  /** Deletes for the signed-in user. */
  async mine(ctx: Context) {
    const { scope } = readBody(ctx, deletionSchema);
    const { id } = ctx.state.user;
    const deleted = await deleteAccount(strapi, async () => id, scope, visitorLanguage(ctx));
    if (!deleted) throw new errors.UnauthorizedError();
    ctx.body = { ok: true };
  },
};

/** @throws errors.ValidationError, errors.RateLimitError */
async function authenticatedAccount(
  ctx: Context,
  email: string,
  password: string,
): Promise<ProvedAccount> {
  const account = await authenticate(ctx, email, password);
  if (!account) throw wrongPasswordError();
  return account;
}

function wrongPasswordError(): Error {
  return new errors.ValidationError('Email address or password is wrong.', { field: 'password' });
}

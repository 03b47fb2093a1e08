import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { Account } from '../../../accounts/account';
import { askForCode } from '../../../accounts/ask-for-code';
import { ANSWERED_CODE_LIFE_MINUTES, issueCode, spendCode } from '../../../accounts/codes';
import { deleteAccount } from '../../../accounts/delete-account';
import { countSpending } from '../../../accounts/limits';
import { codeIn, readBody, refusedCode } from '../../../accounts/read-body';
import { deleting, deletingByPassword, owning } from '../../../accounts/requests';
import { accountOf } from '../../../accounts/sign-in';
import { visitorLanguage } from '../../../visitors/visitor-language';

export default {
  /** Has a link to delete an account mailed. Also who was shut out may have the data deleted. */
  ask: (ctx: Context) =>
    askForCode(ctx, {
      purpose: 'deletion',
      mail: ({ deletion }) => deletion,
      page: '/delete',
      isFor: () => true,
    }),

  /** Answers a code as it is mailed, to who knows email address and password: nothing is deleted yet. */
  async code(ctx: Context) {
    const { email, password } = readBody(ctx, owning);
    const { id } = await ownerOf(ctx, email, password);
    const { text } = await issueCode(strapi, id, 'deletion', ANSWERED_CODE_LIFE_MINUTES);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { code: text };
  },

  /** Deletes with a code. */
  async confirm(ctx: Context) {
    const code = codeIn(ctx);
    await countSpending(ctx, code);
    const { scope } = readBody(ctx, deleting);
    const claim = () => spendCode(strapi, code, 'deletion');
    const deleted = await deleteAccount(strapi, claim, scope, visitorLanguage(ctx));
    if (!deleted) throw refusedCode();
    ctx.body = { ok: true };
  },

  /** Deletes with email address and password. */
  async withPassword(ctx: Context) {
    const { email, password, scope } = readBody(ctx, deletingByPassword);
    const { id } = await ownerOf(ctx, email, password);
    const deleted = await deleteAccount(strapi, async () => id, scope, visitorLanguage(ctx));
    if (!deleted) throw refusedPassword();
    ctx.body = { ok: true };
  },

  /** Deletes for who is signed in to the app. */
  async mine(ctx: Context) {
    const { scope } = readBody(ctx, deleting);
    const { id } = ctx.state.user;
    const deleted = await deleteAccount(strapi, async () => id, scope, visitorLanguage(ctx));
    if (!deleted) throw new errors.UnauthorizedError();
    ctx.body = { ok: true };
  },
};

/** @throws errors.ValidationError, errors.RateLimitError */
async function ownerOf(ctx: Context, email: string, password: string): Promise<Account> {
  const account = await accountOf(ctx, email, password);
  if (!account) throw refusedPassword();
  return account;
}

function refusedPassword(): Error {
  return new errors.ValidationError('Email address or password is wrong.', { field: 'password' });
}

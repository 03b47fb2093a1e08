import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { askForCode } from '../../../accounts/ask-for-code';
import { spendCode } from '../../../accounts/codes';
import { deleteAccount } from '../../../accounts/delete-account';
import { countSigningIn, countSpending } from '../../../accounts/limits';
import { codeIn, readBody, refusedCode } from '../../../accounts/read-body';
import { deleting, deletingByPassword } from '../../../accounts/requests';
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

  /** Deletes with a mailed code. */
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
    await countSigningIn(ctx, email);
    const account = await accountOf(strapi, email, password);
    const claim = async () => account?.id ?? null;
    const deleted = await deleteAccount(strapi, claim, scope, visitorLanguage(ctx));
    if (!deleted) {
      throw new errors.ValidationError('Email address or password is wrong.', {
        field: 'password',
      });
    }
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

import type { Context } from 'koa';
import { ACCOUNT, accountWithId } from '../../../accounts/account';
import { askForCode } from '../../../accounts/ask-for-code';
import { spendCode } from '../../../accounts/codes';
import { countSpending } from '../../../accounts/limits';
import { codeIn, readBody, refusedCode } from '../../../accounts/read-body';
import { choosing } from '../../../accounts/requests';
import { namesOf } from '../../../accounts/sign-in';
import { trustAddress } from '../../../password-attempts/check-password';

export default {
  /** Has a link for a new password mailed. Who was shut out by an editor stays shut out. */
  ask: (ctx: Context) =>
    askForCode(ctx, {
      purpose: 'password',
      mail: ({ newPassword }) => newPassword,
      page: '/reset-password',
      isFor: ({ blocked }) => !blocked,
    }),

  /** Sets a new password with a mailed code. The code is not used up by a password that will not do. */
  async choose(ctx: Context) {
    const code = codeIn(ctx);
    await countSpending(ctx, code);
    const { password } = readBody(ctx, choosing);
    // Together: where the password cannot be stored, the code has not been used up either.
    const account = await strapi.db.transaction(async () => {
      const id = await spendCode(strapi, code, 'password');
      const owner = id === null ? null : await accountWithId(strapi, id);
      if (!owner) throw refusedCode();
      const data: Record<string, unknown> = { password };
      await strapi.documents(ACCOUNT).update({ documentId: owner.documentId, data });
      return owner;
    });
    await trustAddress(ctx, 'app', { id: account.id, names: namesOf(account) });
    ctx.body = { ok: true };
  },
};

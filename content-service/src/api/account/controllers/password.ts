import type { Context } from 'koa';
import { ACCOUNT, accountWithId } from '../../../accounts/account';
import { loginNamesOf } from '../../../accounts/authenticate';
import { countCodeRedemption } from '../../../accounts/code-limits';
import { redeemCode } from '../../../accounts/codes';
import { codeIn, invalidCodeError, readBody } from '../../../accounts/read-body';
import { requestCode } from '../../../accounts/request-code';
import { passwordResetSchema } from '../../../accounts/request-schemas';
import { trustAddress } from '../../../password-attempts/check-password';

export default {
  /** Has a link for a new password mailed. Who was shut out by an editor stays shut out. */
  requestCode: (ctx: Context) =>
    requestCode(ctx, {
      purpose: 'password',
      selectMail: ({ newPassword }) => newPassword,
      pagePath: '/reset-password',
      isEligible: ({ blocked }) => !blocked,
    }),

  /** Sets a new password with a mailed code. The code is not used up by a password that will not do. */
  async reset(ctx: Context) {
    const code = codeIn(ctx);
    await countCodeRedemption(ctx, code);
    const { password } = readBody(ctx, passwordResetSchema);
    // Together: where the password cannot be stored, the code has not been used up either.
    const account = await strapi.db.transaction(async () => {
      const id = await redeemCode(strapi, code, 'password');
      const owner = id === null ? null : await accountWithId(strapi, id);
      if (!owner) throw invalidCodeError();
      const data: Record<string, unknown> = { password };
      await strapi.documents(ACCOUNT).update({ documentId: owner.documentId, data });
      return owner;
    });
    await trustAddress(ctx, 'app', { id: account.id, loginNames: loginNamesOf(account) });
    ctx.body = { ok: true };
  },
};

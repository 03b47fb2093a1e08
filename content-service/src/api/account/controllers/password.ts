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
  /** Mails a link for a new password, but not to accounts that an editor has blocked. */
  requestCode: (ctx: Context) =>
    requestCode(ctx, {
      purpose: 'password',
      selectMail: ({ newPassword }) => newPassword,
      pagePath: '/reset-password',
      isEligible: ({ blocked }) => !blocked,
    }),

  /** Sets a new password with a mailed code. A rejected password does not use up the code. */
  async reset(ctx: Context) {
    const code = codeIn(ctx);
    await countCodeRedemption(ctx, code);
    const { password } = readBody(ctx, passwordResetSchema);
    // In one transaction: if the password cannot be stored, the code stays valid.
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

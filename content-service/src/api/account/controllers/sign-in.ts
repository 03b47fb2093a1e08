import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { authenticate } from '../../../accounts/authenticate';
import { readBody } from '../../../accounts/read-body';
import { signInSchema } from '../../../accounts/request-schemas';
import { endIfPasswordChanged } from '../../../accounts/sessions';

export default {
  /**
   * Signs in to the app. The plugin's timing would reveal whether an account exists, so it is called
   * only after the password has been found correct.
   */
  async local(ctx: Context, next: Next) {
    const { identifier, password } = readBody(ctx, signInSchema);
    const account = await authenticate(ctx, identifier, password);
    if (!account) throw wrongPasswordError();
    await strapi.plugin('users-permissions').controller('auth').callback?.(ctx, next);
    if (await endIfPasswordChanged(strapi, ctx, account)) throw wrongPasswordError();
  },
};

function wrongPasswordError(): Error {
  return new errors.ValidationError('Invalid identifier or password');
}

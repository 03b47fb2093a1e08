import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { checkPassword } from '../password-attempts/check-password';

const ADMINISTRATOR = 'admin::user';

/** Of random bytes that nobody knows: compared with where there is no administrator. */
const DUMMY_HASH = '$2a$10$iaBgw2cIGkjOTaAs..OCSeSQf0MtXkd7VIfEwPYQ/el2InXKvyGMu';

/** Strapi would take lists, and what stands in the address, too. */
const credentialsSchema = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(1000),
});

/**
 * Stands before Strapi's sign-in to the panel, which is asked only when the password is right: its
 * own limit counts by the spelling of the email address, and how long it takes tells whether there
 * is such an administrator.
 */
export async function checkSignIn(ctx: Context, next: Next): Promise<void> {
  const { data, success } = credentialsSchema.safeParse(ctx.request.body);
  if (!success) throw new errors.ApplicationError('Missing credentials');
  const { email, password } = data;
  const administrator: { id: number; email: string; password: string | null } | null =
    await strapi.db.query(ADMINISTRATOR).findOne({ where: { email: email.toLowerCase() } });
  const isCorrect = await checkPassword(ctx, {
    realm: 'panel',
    loginName: email,
    account: administrator && { id: administrator.id, loginNames: [administrator.email] },
    compare: () =>
      strapi
        .service('admin::auth')
        .validatePassword(password, administrator?.password ?? DUMMY_HASH),
  });
  if (!isCorrect) throw new errors.ApplicationError('Invalid credentials');
  await next();
}

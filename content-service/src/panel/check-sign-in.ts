import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { checkPassword } from '../password-attempts/check-password';
import { endIfPasswordChanged } from './end-sessions';

const ADMINISTRATOR = 'admin::user';

/** Hash of unknown random bytes, compared with if there is no such administrator. */
const DUMMY_HASH = '$2a$10$iaBgw2cIGkjOTaAs..OCSeSQf0MtXkd7VIfEwPYQ/el2InXKvyGMu';

/** Strapi would also accept arrays and query parameters. */
const credentialsSchema = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(1000),
});

/** Strapi's response to a successful sign-in. */
const signedInSchema = z.object({ data: z.object({ token: z.string() }) });

/**
 * Runs before Strapi's sign-in to the panel, which is reached only with the correct password: its own
 * limit counts by the spelling of the email address, and its timing reveals whether an administrator
 * exists.
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
  if (!isCorrect || !administrator) throw invalidCredentials();
  await next();
  const signedIn = signedInSchema.safeParse(ctx.body);
  if (!signedIn.success) return;
  const { token } = signedIn.data.data;
  if (await endIfPasswordChanged(strapi, token, administrator)) throw invalidCredentials();
}

const invalidCredentials = () => new errors.ApplicationError('Invalid credentials');

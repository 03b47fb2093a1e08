import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { enqueueMail } from '../mail/outbox';
import { visitorLanguage } from '../visitors/visitor';
import { ACCOUNT, accountWithId, deleteCodes, revokeAccess } from './account';
import { accountMail } from './mails/account-mail';
import { hashPassword, newPasswordSchema } from './password';

/**
 * Applies to every write to an account, from the panel or the API: hashes the password with scrypt,
 * revokes codes on any change and, if the password changed, ends all sessions and mails the owner.
 */
export function guardAccounts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== ACCOUNT || (action !== 'create' && action !== 'update')) return next();
    const { password, ...data } = { ...context.params.data } as Record<string, unknown>;
    const hash = typeof password === 'string' ? await validateAndHash(password) : null;
    // Written after the document service, which would hash it again.
    if (hash) context.params.data = data;
    return strapi.db.transaction(async () => {
      const saved = await next();
      const { id } = saved as { id: number };
      if (action === 'update') await deleteCodes(strapi, id);
      if (!hash) return saved;
      const where = { id };
      await strapi.db.query(ACCOUNT).updateMany({ where, data: { password: hash } });
      if (action === 'update') await onPasswordChanged(strapi, id);
      return saved;
    });
  });
}

function validateAndHash(password: string): Promise<string> {
  const { error, data } = newPasswordSchema.safeParse(password);
  if (!error) return hashPassword(data);
  throw new errors.ValidationError(error.issues[0]?.message ?? '', { field: 'password' });
}

async function onPasswordChanged(strapi: Core.Strapi, id: number): Promise<void> {
  await revokeAccess(strapi, id);
  const account = await accountWithId(strapi, id);
  if (!account) return;
  const ctx = strapi.requestContext.get();
  const language = ctx && visitorLanguage(ctx);
  const mail = accountMail(
    account.email,
    language,
    ({ passwordChanged }) => passwordChanged,
    '/reset-password',
  );
  await enqueueMail(strapi, mail);
}

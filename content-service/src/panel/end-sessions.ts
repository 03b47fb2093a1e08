import type { Core } from '@strapi/strapi';
import { endSession } from '../end-session';

const ADMINISTRATOR = 'admin::user';

/**
 * Ends all sessions of an administrator or editor whose password is changed, by whomever. Strapi does
 * so only for some of the ways, and before the new password is stored.
 */
export function endSessionsOnNewPassword(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [ADMINISTRATOR],
    async afterUpdate({ params, result }) {
      if (!params.data.password) return;
      const { id } = result as { id: number };
      await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
    },
  });
}

/**
 * Ends a session that has just begun if the password was changed since it was compared.
 * @param token of the session
 * @param comparedHash the hash that the password was compared with
 * @returns whether it was ended
 */
export async function endIfPasswordChanged(
  strapi: Core.Strapi,
  token: string,
  { id, password: comparedHash }: { id: number; password: string | null },
): Promise<boolean> {
  const current: { password: string | null } | null = await strapi.db
    .query(ADMINISTRATOR)
    .findOne({ select: ['password'], where: { id } });
  if (current?.password === comparedHash) return false;
  await endSession(strapi, 'admin', token);
  return true;
}

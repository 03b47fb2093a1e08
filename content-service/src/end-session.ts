import type { Core } from '@strapi/strapi';

/**
 * Ends one session.
 * @param origin of the panel, or of an account of the app
 * @param token an access token of the session; an invalid one ends nothing
 */
export async function endSession(
  strapi: Core.Strapi,
  origin: 'admin' | 'users-permissions',
  token: string,
): Promise<void> {
  const sessions = strapi.sessionManager(origin);
  const { payload } = sessions.validateAccessToken(token);
  if (payload) await sessions.revokeSessionById(payload.userId, payload.sessionId);
}

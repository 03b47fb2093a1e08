import { createHmac, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { secret } from '../data-directory';
import { secretEquals } from '../secret-equals';

const NONCE_BYTES = 32;

const registrationStore = (strapi: Core.Strapi) =>
  strapi.store({ type: 'core', name: 'first_administrator' });

/** Whether there is an administrator, active or not. */
export const hasAdministrator = (strapi: Core.Strapi): Promise<boolean> =>
  strapi.service('admin::user').exists();

/**
 * Opens the registration of the first administrator and returns its secret, which is derived from a
 * nonce in the database and a key shared by all instances of the service: all instances have the same
 * secret, and the database alone does not reveal it.
 */
export async function openRegistration(strapi: Core.Strapi): Promise<string> {
  const nonce = await strapi.db.transaction(async ({ trx }) => {
    // Serialises instances with the same lock as Strapi's creation of the first administrator.
    await strapi.db
      .queryBuilder('admin::role')
      .select(['id'])
      .where({ code: 'strapi-super-admin' })
      .first()
      .transacting(trx)
      .forUpdate()
      .execute();
    const existing = await readNonce(strapi);
    if (existing) return existing;
    const created = randomBytes(NONCE_BYTES).toString('base64url');
    await registrationStore(strapi).set({ key: 'nonce', value: created });
    return created;
  });
  return secretOf(nonce);
}

/** Revokes the secret permanently. */
export async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  await registrationStore(strapi).delete({ key: 'nonce' });
}

/** Whether a text is the secret and there is no administrator yet. */
export async function isRegistrationSecret(
  strapi: Core.Strapi,
  candidate: string,
): Promise<boolean> {
  const nonce = await readNonce(strapi);
  const isOpen = !(await hasAdministrator(strapi));
  // Always compared, so that the timing does not reveal whether there is an administrator.
  const isMatch = secretEquals(candidate, secretOf(nonce ?? ''));
  return isMatch && isOpen && nonce !== null;
}

async function readNonce(strapi: Core.Strapi): Promise<string | null> {
  const nonce: unknown = await registrationStore(strapi).get({ key: 'nonce' });
  return typeof nonce === 'string' ? nonce : null;
}

function secretOf(nonce: string): string {
  const key = secret('ADMIN_JWT_SECRET');
  // Hexadecimal, so that terminals recognise the whole link.
  return createHmac('sha256', key).update(`first administrator: ${nonce}`).digest('hex');
}

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
 * The secret by which the first administrator registers. The database keeps a number used once, from
 * which it follows with a secret that all copies of the service share: they all have the same one,
 * and who reads the database does not have it.
 */
export async function openRegistration(strapi: Core.Strapi): Promise<string> {
  const nonce = await strapi.db.transaction(async ({ trx }) => {
    // One copy after the other, as Strapi itself makes the first administrator.
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

/** Makes the secret worthless, for good. */
export async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  await registrationStore(strapi).delete({ key: 'nonce' });
}

/** Whether a text is the secret, and there is no administrator yet. */
export async function isRegistrationSecret(
  strapi: Core.Strapi,
  candidate: string,
): Promise<boolean> {
  const nonce = await readNonce(strapi);
  const isOpen = !(await hasAdministrator(strapi));
  // Compared in any case, so that an answer takes as long whether there is an administrator or not.
  const isMatch = secretEquals(candidate, secretOf(nonce ?? ''));
  return isMatch && isOpen && nonce !== null;
}

async function readNonce(strapi: Core.Strapi): Promise<string | null> {
  const nonce: unknown = await registrationStore(strapi).get({ key: 'nonce' });
  return typeof nonce === 'string' ? nonce : null;
}

function secretOf(nonce: string): string {
  const key = secret('ADMIN_JWT_SECRET');
  // In digits and letters alone, so that a terminal recognises the link as a whole.
  return createHmac('sha256', key).update(`first administrator: ${nonce}`).digest('hex');
}

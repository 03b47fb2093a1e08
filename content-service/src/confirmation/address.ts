import type { Core } from '@strapi/strapi';
import { secretEquals } from '../secret-equals';
import { fingerprint } from '../visitors/fingerprint';

const MAIL_REFUSAL = 'api::mail-refusal.mail-refusal';

/** The fingerprint under which an address is remembered, in whatever case it is written. */
export const addressFingerprint = (email: string): string =>
  fingerprint(`mailed to ${email.trim().toLowerCase()}`);

const signatureOf = (address: string) => fingerprint(`refuses mails: ${address}`);

/**
 * The code of the link that ends mails to an address. It works as long as the key of this installation
 * stays the same, and holds the fingerprint and its signature, so that nobody can make one up.
 */
export function unsubscribeCode(email: string): string {
  const address = addressFingerprint(email);
  return `${address}.${signatureOf(address)}`;
}

/**
 * Ends the mails to the address that a code belongs to, for good. Doing it again changes nothing.
 * @param code as received, of any type
 * @returns whether it is a code of this installation
 */
export async function refuseMails(strapi: Core.Strapi, code: unknown): Promise<boolean> {
  const [address = '', signature = ''] = typeof code === 'string' ? code.split('.') : [];
  if (!secretEquals(signature, signatureOf(address))) return false;
  const { tableName } = strapi.db.metadata.get(MAIL_REFUSAL);
  await strapi.db.connection(tableName).insert({ address }).onConflict('address').ignore();
  return true;
}

/** Those of some addresses, as fingerprints, that want no mails. */
export async function refusedAddresses(
  strapi: Core.Strapi,
  addresses: readonly string[],
): Promise<Set<string>> {
  const rows: { address: string }[] = await strapi.db
    .query(MAIL_REFUSAL)
    .findMany({ select: ['id', 'address'], where: { address: { $in: [...addresses] } } });
  return new Set(rows.map(({ address }) => address));
}

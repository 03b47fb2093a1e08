import type { Core } from '@strapi/strapi';
import { fingerprint } from '../visitors/fingerprint';

const KNOWN_ADDRESS = 'api::known-address.known-address';

/** How long an address stays known after somebody signed in there. */
const ADDRESS_RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/** Whose accounts: the app's, or those of the panel, which count by themselves. */
export type Realm = 'app' | 'panel';

/** An account is part of the fingerprint, so that nobody sees who shares an address. */
const rowOf = (realm: Realm, accountId: number | null, address: string) => {
  const holder = `${realm}:${accountId ?? 'none'}`;
  return { holder, address: fingerprint(`${holder} ${address}`) };
};

/**
 * Whether somebody signed in to an account from an address within the last 90 days.
 * @param accountId null for none: looked for all the same, as that takes time
 */
export async function isKnownAddress(
  strapi: Core.Strapi,
  realm: Realm,
  accountId: number | null,
  address: string,
  now = new Date(),
): Promise<boolean> {
  const cutoff = new Date(now.getTime() - ADDRESS_RETENTION_DAYS * DAY_MS);
  const where = { ...rowOf(realm, accountId, address), seen_at: { $gt: cutoff } };
  return (await strapi.db.query(KNOWN_ADDRESS).findOne({ select: ['id'], where })) !== null;
}

/** Remembers that the owner of an account was at an address. */
export async function saveKnownAddress(
  strapi: Core.Strapi,
  realm: Realm,
  accountId: number,
  address: string,
  now = new Date(),
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(KNOWN_ADDRESS);
  await strapi.db
    .connection(tableName)
    .insert({ ...rowOf(realm, accountId, address), seen_at: now })
    .onConflict(['holder', 'address'])
    .merge(['seen_at']);
}

/** Forgets all addresses of an account. */
export async function deleteKnownAddresses(
  strapi: Core.Strapi,
  realm: Realm,
  accountId: number,
): Promise<void> {
  const { holder } = rowOf(realm, accountId, '');
  await strapi.db.query(KNOWN_ADDRESS).deleteMany({ where: { holder } });
}

/** Forgets addresses where nobody signed in for long. */
export async function deleteExpiredAddresses(strapi: Core.Strapi, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - ADDRESS_RETENTION_DAYS * DAY_MS);
  await strapi.db.query(KNOWN_ADDRESS).deleteMany({ where: { seen_at: { $lte: cutoff } } });
}

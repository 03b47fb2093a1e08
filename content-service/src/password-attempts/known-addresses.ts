import type { Core } from '@strapi/strapi';
import { secret } from '../data-directory';
import { fingerprint } from '../visitors/fingerprint';

const KNOWN_ADDRESS = 'api::known-address.known-address';

/** How long an address stays known after somebody signed in there. */
const KNOWN_DAYS = 90;
const DAY_MS = 86_400_000;

/** Whose accounts: the app's, or those of the panel, which count by themselves. */
export type Realm = 'app' | 'panel';

/** An account is part of the fingerprint, so that nobody sees who shares an address. */
const rowOf = (realm: Realm, account: number | null, address: string) => {
  const holder = `${realm}:${account ?? 'none'}`;
  return { holder, address: fingerprint(`${holder} ${address}`, secret('ENCRYPTION_KEY')) };
};

/**
 * Whether somebody signed in to an account from an address within the last 90 days.
 * @param account null for none: looked for all the same, as that takes time
 */
export async function isKnownAddress(
  strapi: Core.Strapi,
  realm: Realm,
  account: number | null,
  address: string,
  now = new Date(),
): Promise<boolean> {
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  const where = { ...rowOf(realm, account, address), seen_at: { $gt: since } };
  return (await strapi.db.query(KNOWN_ADDRESS).findOne({ select: ['id'], where })) !== null;
}

/** Remembers that the owner of an account was at an address. */
export async function rememberAddress(
  strapi: Core.Strapi,
  realm: Realm,
  account: number,
  address: string,
  now = new Date(),
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(KNOWN_ADDRESS);
  await strapi.db
    .connection(tableName)
    .insert({ ...rowOf(realm, account, address), seen_at: now })
    .onConflict(['holder', 'address'])
    .merge(['seen_at']);
}

/** Forgets all addresses of an account. */
export async function forgetAddresses(
  strapi: Core.Strapi,
  realm: Realm,
  account: number,
): Promise<void> {
  const { holder } = rowOf(realm, account, '');
  await strapi.db.query(KNOWN_ADDRESS).deleteMany({ where: { holder } });
}

/** Forgets addresses where nobody signed in for long. */
export async function forgetOldAddresses(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  await strapi.db.query(KNOWN_ADDRESS).deleteMany({ where: { seen_at: { $lte: before } } });
}

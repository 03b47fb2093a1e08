import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../utc-day';
import { fingerprint } from '../visitors/fingerprint';

const KNOWN_ADDRESS = 'api::known-address.known-address';

/** How long an address stays known after the last sign-in from it. */
const ADDRESS_RETENTION_DAYS = 90;

/** Accounts of the app or of the panel, which are counted separately. */
export type Realm = 'app' | 'panel';

/** The fingerprint includes the account, so that the table does not reveal who shares an address. */
const rowOf = (realm: Realm, accountId: number | null, address: string) => {
  const holder = `${realm}:${accountId ?? 'none'}`;
  return { holder, address: fingerprint(`${holder} ${address}`) };
};

/**
 * Whether an account was signed in to from an address within the last 90 days.
 * @param accountId null for none; queried all the same, for equal timing
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

/** Stores an address as known for an account. */
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

/** Deletes all known addresses of an account. */
export async function deleteKnownAddresses(
  strapi: Core.Strapi,
  realm: Realm,
  accountId: number,
): Promise<void> {
  const { holder } = rowOf(realm, accountId, '');
  await strapi.db.query(KNOWN_ADDRESS).deleteMany({ where: { holder } });
}

/** Deletes addresses without a sign-in for 90 days. */
export async function deleteExpiredAddresses(strapi: Core.Strapi, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - ADDRESS_RETENTION_DAYS * DAY_MS);
  await strapi.db.query(KNOWN_ADDRESS).deleteMany({ where: { seen_at: { $lte: cutoff } } });
}

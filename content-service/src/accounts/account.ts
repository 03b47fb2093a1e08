import type { Core } from '@strapi/strapi';
import { deleteKnownAddresses } from '../password-attempts/known-addresses';

export const ACCOUNT = 'plugin::users-permissions.user';

/** The fields of an app user that this service needs. */
export interface Account {
  id: number;
  documentId: string;
  email: string;
  username: string;
  blocked: boolean | null;
  /** The public profile that the account's posts belong to. */
  creator: { id: number; documentId: string } | null;
}

/** Accounts with a password stored here; others sign in through an external provider. */
const LOCAL_PROVIDER = 'local';

/** Finds an account by email address, ignoring case. */
export function accountWithEmail(strapi: Core.Strapi, email: string): Promise<Account | null> {
  const where = { email: email.toLowerCase(), provider: LOCAL_PROVIDER };
  return strapi.db.query(ACCOUNT).findOne({ where, populate: { creator: true } });
}

export function accountWithId(strapi: Core.Strapi, id: number): Promise<Account | null> {
  return strapi.db.query(ACCOUNT).findOne({ where: { id }, populate: { creator: true } });
}

/** Ends all sessions of an account, revokes its codes and forgets its known addresses. */
export async function revokeAccess(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(id));
  await deleteCodes(strapi, id);
  await deleteKnownAddresses(strapi, 'app', id);
}

/** Revokes the codes that were issued for an account. */
export async function deleteCodes(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(ACCOUNT_CODE).deleteMany({ where: { account: id } });
}

export const ACCOUNT_CODE = 'api::account-code.account-code';

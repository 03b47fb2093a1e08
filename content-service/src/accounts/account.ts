import type { Core } from '@strapi/strapi';
import { deleteKnownAddresses } from '../password-attempts/known-addresses';

export const ACCOUNT = 'plugin::users-permissions.user';

/** Somebody who can sign in to the app, as far as is needed here. */
export interface Account {
  id: number;
  documentId: string;
  email: string;
  username: string;
  blocked: boolean | null;
  /** The public profile under which the account's posts stand. */
  creator: { id: number; documentId: string } | null;
}

/** Accounts that have a password of ours; others sign in with another service. */
const LOCAL_PROVIDER = 'local';

/** The account with an email address, in capitals or not. */
export function accountWithEmail(strapi: Core.Strapi, email: string): Promise<Account | null> {
  const where = { email: email.toLowerCase(), provider: LOCAL_PROVIDER };
  return strapi.db.query(ACCOUNT).findOne({ where, populate: { creator: true } });
}

export function accountWithId(strapi: Core.Strapi, id: number): Promise<Account | null> {
  return strapi.db.query(ACCOUNT).findOne({ where: { id }, populate: { creator: true } });
}

/** Signs an account out everywhere, makes its codes worthless, and knows none of its addresses any more. */
export async function revokeAccess(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(id));
  await deleteCodes(strapi, id);
  await deleteKnownAddresses(strapi, 'app', id);
}

/** Makes codes that were mailed to an account worthless. */
export async function deleteCodes(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(ACCOUNT_CODE).deleteMany({ where: { account: id } });
}

export const ACCOUNT_CODE = 'api::account-code.account-code';

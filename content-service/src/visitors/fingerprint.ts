import { createHmac } from 'node:crypto';
import { secret } from '../data-directory';

/**
 * A pseudonym under which the database stores an address or a name that need not be read back. Keyed,
 * because there are so few IPv4 addresses that a plain hash is reversed by trying them all.
 * @param key a secret of this installation, the same for all instances of the service
 */
export function fingerprint(text: string, key = secret('ENCRYPTION_KEY')): string {
  return createHmac('sha256', `visitors:${key}`).update(text).digest('base64url');
}

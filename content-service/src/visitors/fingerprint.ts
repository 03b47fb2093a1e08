import { createHmac } from 'node:crypto';

/**
 * What stands for an address or a name in the database, where it need not be read. Keyed: there are
 * so few IPv4 addresses that a plain hash of one is undone by trying them all.
 * @param secret of this installation, the same for all copies of the service
 */
export function fingerprint(text: string, secret: string): string {
  return createHmac('sha256', `visitors:${secret}`).update(text).digest('base64url');
}

import { createHmac } from 'node:crypto';

/**
 * The parameters of a preview's address, signed as the service signs them.
 * @param version document id of the version
 * @param seconds until they expire; negative for expired ones
 */
export function previewParameters(
  version: string,
  token: string,
  seconds: number,
): Record<'version' | 'expires' | 'signature', string> {
  const expires = String(Math.floor(Date.now() / 1000) + seconds);
  const signature = createHmac('sha256', token)
    .update(`preview ${version} ${expires}`)
    .digest('hex');
  return { version, expires, signature };
}

import { createHmac } from 'node:crypto';
import { secretEquals } from '../secret-equals';

/** How long an address shows a version, in seconds: the time in which an editor looks at it. */
const LIFETIME_SECONDS = 10 * 60;

/** The parameters of a preview's address, as the website passes them on. */
export interface PreviewParameters {
  version: unknown;
  expires: unknown;
  signature: unknown;
}

/**
 * Parameters that show a version on the website until they expire.
 * @param version its document id
 * @param secret shared with the website
 * @param now milliseconds since 1970
 */
export function signPreview(version: string, secret: string, now: number): URLSearchParams {
  const expires = String(Math.floor(now / 1000) + LIFETIME_SECONDS);
  const signature = signatureOf(version, expires, secret);
  return new URLSearchParams({ version, expires, signature });
}

/**
 * Checks parameters that `signPreview` may have made.
 * @param secret undefined if none is shared: then nothing is valid
 * @returns the document id of the version; null if they were not signed by us
 */
export function readPreview(
  { version, expires, signature }: PreviewParameters,
  secret: string | undefined,
  now: number,
): { version: string; isExpired: boolean } | null {
  if (typeof version !== 'string' || typeof expires !== 'string') return null;
  if (typeof signature !== 'string' || secret === undefined) return null;
  if (!secretEquals(signature, signatureOf(version, expires, secret))) return null;
  return { version, isExpired: now >= Number(expires) * 1000 };
}

/** Starts with a word of its own: the same secret signs change notices, which are JSON. */
function signatureOf(version: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${version} ${expires}`).digest('hex');
}

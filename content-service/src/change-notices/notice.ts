import { createHmac, randomUUID } from 'node:crypto';

/** A changed post, with the slug and kind that its URL consists of, or a changed entry of a list. */
export type Change =
  | { type: 'post'; id: number; kind: string | null; slug: string | null }
  | { type: string; id: number };

const TIMEOUT_MS = 3000;

/**
 * Sends a change notice to a website.
 * @param base the website's base URL, without a trailing slash
 * @param token the shared secret, which signs the notice
 * @throws Error saying why the website did not accept the notice
 */
export async function sendNotice(base: string, token: string, changes: Change[]): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), at: new Date().toISOString(), changes });
  const response = await fetch(`${base}/-/changes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Signature': signatureOf(body, token) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
}

/** @returns `sha256=` followed by the HMAC of the body in hexadecimal */
function signatureOf(body: string, token: string): string {
  return `sha256=${createHmac('sha256', token).update(body).digest('hex')}`;
}

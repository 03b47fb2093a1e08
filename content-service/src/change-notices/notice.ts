import { createHmac, randomUUID } from 'node:crypto';

/** What changed: a post, with the address that its page has or had, or an entry of a list. */
export type Change =
  | { type: 'post'; id: number; kind: string | null; slug: string | null }
  | { type: string; id: number };

const TIMEOUT_MS = 3000;

/**
 * Tells a website of changes.
 * @param base the website's address, without a slash at the end
 * @param token the secret that both programs know; it signs the notice
 * @throws Error saying why the website did not take the notice
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
  if (!response.ok) throw new Error(`answered ${response.status}`);
}

/** @returns `sha256=` and the HMAC of the body in hexadecimal digits */
function signatureOf(body: string, token: string): string {
  return `sha256=${createHmac('sha256', token).update(body).digest('hex')}`;
}

import { createHmac, randomUUID } from 'node:crypto';

/** A changed post, as in a change notice. */
export type PostChange = { type: 'post'; id: number; kind: string; slug: string };

/**
 * Sends a signed change notice to a website (decision 7).
 * @param token the secret that the website shares with the content service
 * @throws Error if the website rejects it
 */
export async function sendNotice(url: string, token: string, changes: PostChange[]): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), at: new Date().toISOString(), changes });
  const signature = createHmac('sha256', token).update(body).digest('hex');
  const response = await fetch(`${url}/-/changes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The website responded to a notice with ${response.status}.`);
}

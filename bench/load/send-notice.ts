import { createHmac, randomUUID } from 'node:crypto';

/** A post that changed, as the content service tells of it. */
export type PostChange = { type: 'post'; id: number; kind: string; slug: string };

/**
 * Sends a website a signed change notice, as decision 7 describes it.
 * @param token the secret that the website shares with the content service
 * @throws Error if the website does not take it
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
  if (!response.ok) throw new Error(`The website answered a notice with ${response.status}.`);
}

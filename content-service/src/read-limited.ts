/** Thrown instead of reading more of a body. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Reads the body of a response as text.
 * @param maxMegabytes nothing more is read
 * @throws BodyTooLarge, or the error of the connection
 */
export async function readLimited(response: Response, maxMegabytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxMegabytes * 1_000_000) throw new BodyTooLarge(`more than ${maxMegabytes} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

import { createHash } from 'node:crypto';

/** SHA-256 of a stream or a file's content. @throws what reading throws */
export async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

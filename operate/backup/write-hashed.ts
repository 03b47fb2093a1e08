import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a file.
 * @param mode its permissions; by default only its owner may read it
 * @returns SHA-256 and size of what was written
 */
export async function writeHashed(
  content: Readable,
  file: string,
  mode = 0o600,
): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(content, count, createWriteStream(file, { mode }));
  return { hash: hash.digest('hex'), bytes };
}

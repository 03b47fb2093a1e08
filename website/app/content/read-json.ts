/** More than any answer of the contract holds: a hundred long posts are some megabytes. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * An answer's JSON, read no further than 16 MB.
 * @throws Error where it is longer, SyntaxError where it is no JSON
 */
export async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early ends the connection as well.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`The answer is longer than ${MOST_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

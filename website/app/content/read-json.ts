/** Largest body read by default, in bytes: a hundred long posts, some of them with pictures pasted in. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Deepest nesting of an answer: `related.nationality.flag.formats` in the shape of v4 has 14 levels. */
export const MAX_DEPTH = 40;

/** Most values of an answer: a hundred posts with all their pictures have some 20,000. */
export const MAX_VALUES = 250_000;

/**
 * Reads a response as JSON. The content type is not looked at: what parses is JSON.
 * @param maxBytes of the body, after decompression; no more of it is read
 * @throws Error where the body is longer, nested deeper or holds more values than an answer of the
 * contract does, TypeError where it is not valid UTF-8, SyntaxError where it is not JSON
 */
export async function readJson(response: Response, maxBytes = MAX_BYTES): Promise<unknown> {
  const sizeError = () => new Error(`The answer is longer than ${maxBytes} bytes.`);
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw sizeError();
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early ends the connection as well.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw sizeError();
    chunks.push(chunk);
  }
  // Decoded leniently, a damaged answer would pass for one with other words, or without posts.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  const value: unknown = JSON.parse(text);
  checkSize(value);
  return value;
}

/** Later steps walk the whole answer recursively: nesting without end would overflow the stack. */
function checkSize(json: unknown): void {
  let values = 0;
  function visit(value: unknown, depth: number): void {
    values += 1;
    if (values > MAX_VALUES) throw new Error(`The answer holds more than ${MAX_VALUES} values.`);
    if (typeof value !== 'object' || value === null) return;
    if (depth >= MAX_DEPTH)
      throw new Error(`The answer is nested deeper than ${MAX_DEPTH} levels.`);
    const inner = Array.isArray(value) ? value : Object.values(value);
    for (const each of inner) visit(each, depth + 1);
  }
  visit(json, 0);
}

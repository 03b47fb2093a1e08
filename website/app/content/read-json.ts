import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Default limit in bytes: a hundred long posts, some with pasted pictures. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Maximum depth of a response: `related.nationality.flag.formats` in the shape of v4 has 14 levels. */
export const MAX_DEPTH = 40;

/** Maximum number of values: a hundred posts with all their pictures have about 20,000. */
export const MAX_VALUES = 250_000;

/** Bodies whose values are cached, in bytes: those of some hundred lists. */
const MAX_CACHED_BYTES = 4 * 1024 * 1024;

/** Longer bodies are not cached: they are read for the sitemap, for feeds and for files, seldom twice. */
const MAX_CACHED_BODY_BYTES = 256 * 1024;

/** Parsed values by a hash of the body: most pages are rendered again from the same responses. */
const valueCache = new LRUCache<string, { value: unknown; bytes: number }>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ bytes }) => bytes + 1,
});

/**
 * Reads a response as JSON, whatever its content type.
 * @param maxBytes of the body after decompression; reading stops there
 * @returns for the same body the same value, which is therefore not to be changed
 * @throws Error if the body is longer, nested deeper or has more values than a response of the
 * contract, TypeError if it is invalid UTF-8, SyntaxError if it is invalid JSON
 */
export async function readJson(response: Response, maxBytes = MAX_BYTES): Promise<unknown> {
  const sizeError = () => new Error(`The response is longer than ${maxBytes} bytes.`);
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw sizeError();
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early also closes the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw sizeError();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (bytes > MAX_CACHED_BODY_BYTES) return parse(body);
  const key = hash('sha256', body, 'base64');
  const entry = valueCache.get(key) ?? { value: parse(body), bytes };
  valueCache.set(key, entry);
  return entry.value;
}

function parse(body: Buffer): unknown {
  // Lenient decoding would let a damaged response pass with altered text.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  const value: unknown = JSON.parse(text);
  checkSize(value);
  return value;
}

/** Later steps walk the response recursively: unlimited depth would overflow the stack. */
function checkSize(json: unknown): void {
  let values = 0;
  function visit(value: unknown, depth: number): void {
    values += 1;
    if (values > MAX_VALUES) throw new Error(`The response has more than ${MAX_VALUES} values.`);
    if (typeof value !== 'object' || value === null) return;
    if (depth >= MAX_DEPTH)
      throw new Error(`The response is nested deeper than ${MAX_DEPTH} levels.`);
    const inner = Array.isArray(value) ? value : Object.values(value);
    for (const each of inner) visit(each, depth + 1);
  }
  visit(json, 0);
}

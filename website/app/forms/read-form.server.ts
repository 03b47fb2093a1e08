import { data } from 'react-router';
import { assertSameOrigin } from './reject-cross-origin.server.ts';

/** More than the largest form of the site: every field full of percent-encoded four-byte characters. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * The fields of a form that a page of this site posted; forms of the site hold no files. The origin
 * is checked by the middleware of all pages as well; here it does not depend on that.
 * @throws a 403 response for a foreign origin, 415 for another content type, 413 for too large a body
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  assertSameOrigin(request);
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw data(null, { status: 415 });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw data(null, { status: 413 });
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

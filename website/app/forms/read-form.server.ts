import { data } from 'react-router';
import { MAX_FORM_BYTES } from './body-limits.ts';
import { assertSameOrigin } from './reject-cross-origin.server.ts';

/**
 * The fields of a form that a page of this site posted; forms of the site hold no files. The origin
 * is checked by the middleware of all pages as well; here it does not depend on that.
 * @throws a 403 response for a foreign origin, 415 for another content type, 413 for too large a body
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  assertSameOrigin(request);
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw data(null, { status: 415 });
  return new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString('utf8'));
}

/** The body of a request. @throws a 413 response for one that is too large */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw data(null, { status: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

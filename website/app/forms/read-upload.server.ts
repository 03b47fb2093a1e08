import { data } from 'react-router';
import { readBody } from './read-form.server.ts';
import { assertSameOrigin } from './reject-cross-origin.server.ts';

/**
 * The fields of a form with a file that a page of this site posted. Nothing of it is stored.
 * @throws a 403 response for a foreign origin, 415 for another content type, 413 for too large a body,
 * 400 for a malformed one
 */
export async function readUpload(request: Request, maxBytes: number): Promise<FormData> {
  assertSameOrigin(request);
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) throw data(null, { status: 415 });
  const body = await readBody(request, maxBytes);
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

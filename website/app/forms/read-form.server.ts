import { data } from 'react-router';

/** More than any form of ours holds when every field is full of the longest letters. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * The fields of a form that was posted, of which none can be a file.
 * @throws a 415 or 413 answer for what no form of ours sends
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
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

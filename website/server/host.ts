/** A host and perhaps a port: neither a list, nor an address with a path or a user. */
const HOST = /^[^\s,/@?#\\]*$/;

/**
 * Whether a request names at most one host, as RFC 9112 (3.2) asks for: of two, programs on its way
 * may each believe another one. Node's `headers.host` is the first of them.
 * @param rawHeaders names and values in turn
 */
export function namesOneHost(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'host') continue;
    hosts += 1;
    if (hosts > 1 || !HOST.test(rawHeaders[index + 1] ?? '')) return false;
  }
  return true;
}

/** A host and perhaps a port: neither a list, nor an address with a path or a user. */
const HOST = /^[^\s,/@?#\\]*$/;

/**
 * Whether a request names at most one host, as RFC 9112 (3.2) asks for: of two, programs on its way
 * may each believe another one. Node's `headers.host` is the first of them.
 * @param rawHeaders names and values in turn
 */
export function hasSingleHost(rawHeaders: string[]): boolean {
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && hosts.every((host) => HOST.test(host));
}

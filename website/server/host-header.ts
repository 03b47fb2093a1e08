import type { IncomingMessage } from 'node:http';

/** A name, an IPv4 or an IPv6 address, and optionally a port. */
const wellFormed = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request has exactly one valid Host header, as RFC 9112, section 3.2, requires: given
 * several, a proxy in front might go by another one. No response depends on its value.
 */
export function hasValidHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count === 1 && wellFormed.test(headers.host);
}

import type { IncomingMessage } from 'node:http';

/** A name, an IPv4 or an IPv6 address, and perhaps a port. */
const wellFormed = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request has the one Host header that RFC 9112, section 3.2, has servers insist on:
 * programs in front might take another of several for the site. Answers depend on none.
 */
export function hasValidHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count === 1 && wellFormed.test(headers.host);
}

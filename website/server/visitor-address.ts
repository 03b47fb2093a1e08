import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** What is read of a request. */
type Connection = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * Reads a visitor's IP address off their requests: that of the connection, or behind trusted
 * proxies the last address in `X-Forwarded-For` that is not one of theirs. Anyone can write the
 * entries before that.
 * @param trustedProxies IP addresses and CIDR ranges
 * @returns the address in canonical form, IPv4 if it is IPv4-mapped; empty if the client has gone
 */
export function createVisitorAddress(trustedProxies: string[]): (request: Connection) => string {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => {
    const hops = proxyAddr.all(request as IncomingMessage, isTrusted);
    // proxy-addr stops at a malformed entry, but returns it: the proxy that sent it counts instead.
    const address = hops.findLast((hop) => ipaddr.isValid(hop));
    return address === undefined ? '' : ipaddr.process(address).toString();
  };
}

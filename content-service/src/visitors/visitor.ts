import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import proxyAddr from 'proxy-addr';
import { environment } from '../environment';
import { secretEquals } from '../secret-equals';

/** Who may name an address other than that of the connection. */
export interface TrustedSources {
  /** The secret shared with the website. */
  websiteToken: string | undefined;
  /** IP addresses and CIDR ranges. */
  trustedProxies: string[];
}

/**
 * The address by which limits count: the one in `X-Visitor-Address` if the request carries the
 * website's token, otherwise the client's address as reported by trusted proxies, otherwise that of
 * the connection. IPv6 addresses are reduced to their /64, which usually belongs to one visitor.
 */
export function visitorAddress(ctx: Context): string {
  return addressOf(ctx.req, environment);
}

export function addressOf(request: IncomingMessage, trusted: TrustedSources): string {
  const namedAddress = headerOf(request, 'x-visitor-address').trim();
  if (hasToken(request, trusted.websiteToken) && ipaddr.isValid(namedAddress)) {
    return networkOf(namedAddress);
  }
  return networkOf(clientAddressOf(request, trusted.trustedProxies));
}

/** Whether a request carries the website's token; never if the service has none. */
export const isFromWebsite = (ctx: Context): boolean => hasToken(ctx.req, environment.websiteToken);

const hasToken = (request: IncomingMessage, token: string | undefined) =>
  token !== undefined && secretEquals(headerOf(request, 'x-website-token'), token);

/** The visitor's page language as its code, from `X-Visitor-Language`; undefined if absent or invalid. */
export function visitorLanguage(ctx: Context): string | undefined {
  return /^[a-z]{2,3}$/.exec(ctx.get('X-Visitor-Language'))?.[0];
}

const headerOf = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/**
 * The first address, from the connection backwards, that is not a trusted proxy. Anything that is
 * not an IP address is ignored, so that the last proxy counts as the client.
 */
function clientAddressOf(request: IncomingMessage, trustedProxies: string[]): string {
  const addresses = proxyAddr.all(request, trustedProxies);
  return addresses.findLast((address) => ipaddr.isValid(address ?? '')) ?? '';
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

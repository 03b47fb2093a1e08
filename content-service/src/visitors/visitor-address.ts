import { isValid, parse, parseCIDR } from 'ipaddr.js';
import type { Context } from 'koa';
import { environment } from '../environment';
import { secretEquals } from '../secret-equals';

/** What a request says of where it comes from. */
export interface RequestSource {
  /** The other end of the connection. */
  remoteAddress: string;
  /** The headers `X-Forwarded-For`, `X-Website-Token` and `X-Visitor-Address`; '' where absent. */
  forwardedFor: string;
  token: string;
  visitorAddress: string;
}

/** Whose word is taken for an address that is not the connection's own. */
export interface TrustedSources {
  /** The secret shared with the website. */
  websiteToken: string | undefined;
  /** Addresses and CIDR ranges. */
  trustedProxies: string[];
}

/**
 * The address that limits count by: of the visitor where the website names it with its token, else
 * of the connection, or whom trusted proxies saw. IPv6 as its /64, of which one visitor has all.
 */
export function visitorAddress(ctx: Context): string {
  return addressOf(
    {
      remoteAddress: ctx.req.socket.remoteAddress ?? '',
      forwardedFor: ctx.get('X-Forwarded-For'),
      token: ctx.get('X-Website-Token'),
      visitorAddress: ctx.get('X-Visitor-Address').trim(),
    },
    { websiteToken: environment.websiteToken, trustedProxies: environment.trustedProxies },
  );
}

export function addressOf(source: RequestSource, trusted: TrustedSources): string {
  const { websiteToken } = trusted;
  const isFromWebsite = websiteToken !== undefined && secretEquals(source.token, websiteToken);
  if (isFromWebsite && isValid(source.visitorAddress)) return networkOf(source.visitorAddress);
  return networkOf(clientBehindProxies(source, trusted.trustedProxies));
}

/** Goes back from proxy to proxy as long as they are trusted; before that anybody may write anything. */
function clientBehindProxies(
  { remoteAddress, forwardedFor }: RequestSource,
  trustedProxies: string[],
): string {
  const forwarded = forwardedFor.split(',').map((address) => address.trim());
  let address = remoteAddress;
  while (isTrustedProxy(address, trustedProxies)) {
    const previous = forwarded.pop();
    if (previous === undefined || !isValid(previous)) break;
    address = previous;
  }
  return address;
}

function isTrustedProxy(address: string, trustedProxies: string[]): boolean {
  if (!isValid(address)) return false;
  const candidate = parseUnmapped(address);
  return trustedProxies.some((proxy) => {
    const [network, bits] = proxy.includes('/')
      ? parseCIDR(proxy)
      : [parse(proxy), parse(proxy).toByteArray().length * 8];
    return network.kind() === candidate.kind() && candidate.match(network, bits);
  });
}

function parseUnmapped(address: string) {
  const parsed = parse(address);
  return 'isIPv4MappedAddress' in parsed && parsed.isIPv4MappedAddress()
    ? parsed.toIPv4Address()
    : parsed;
}

function networkOf(address: string): string {
  if (!isValid(address)) return address;
  const parsed = parseUnmapped(address);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

import { isValid, parse, parseCIDR } from 'ipaddr.js';
import type { Context } from 'koa';
import { environment } from '../environment';
import { isSameText } from '../same-text';

/** What a request says of where it comes from. */
export interface Origin {
  /** The other end of the connection. */
  connection: string;
  /** The headers `X-Forwarded-For`, `X-Website-Token` and `X-Visitor-Address`; '' where absent. */
  forwardedFor: string;
  token: string;
  visitor: string;
}

/** Whose word is taken for an address that is not the connection's own. */
export interface Trust {
  /** The secret shared with the website. */
  websiteToken: string | undefined;
  /** Addresses and CIDR ranges. */
  proxies: string[];
}

/**
 * The address that limits count by: of the visitor where the website names it with its token, else
 * of the connection, or whom trusted proxies saw. IPv6 as its /64, of which one visitor has all.
 */
export function visitorAddress(ctx: Context): string {
  return addressOf(
    {
      connection: ctx.req.socket.remoteAddress ?? '',
      forwardedFor: ctx.get('X-Forwarded-For'),
      token: ctx.get('X-Website-Token'),
      visitor: ctx.get('X-Visitor-Address').trim(),
    },
    { websiteToken: environment.websiteToken, proxies: environment.trustedProxies },
  );
}

export function addressOf(origin: Origin, trust: Trust): string {
  const { websiteToken } = trust;
  const byWebsite = websiteToken !== undefined && isSameText(origin.token, websiteToken);
  if (byWebsite && isValid(origin.visitor)) return grouped(origin.visitor);
  return grouped(behindProxies(origin, trust.proxies));
}

/** Goes back from proxy to proxy as long as they are trusted; before that anybody may write anything. */
function behindProxies({ connection, forwardedFor }: Origin, proxies: string[]): string {
  const named = forwardedFor.split(',').map((address) => address.trim());
  let address = connection;
  while (isTrusted(address, proxies)) {
    const before = named.pop();
    if (before === undefined || !isValid(before)) break;
    address = before;
  }
  return address;
}

function isTrusted(address: string, proxies: string[]): boolean {
  if (!isValid(address)) return false;
  const asked = plain(address);
  return proxies.some((proxy) => {
    const [network, bits] = proxy.includes('/')
      ? parseCIDR(proxy)
      : [parse(proxy), parse(proxy).toByteArray().length * 8];
    return network.kind() === asked.kind() && asked.match(network, bits);
  });
}

function plain(address: string) {
  const parsed = parse(address);
  return 'isIPv4MappedAddress' in parsed && parsed.isIPv4MappedAddress()
    ? parsed.toIPv4Address()
    : parsed;
}

function grouped(address: string): string {
  if (!isValid(address)) return address;
  const parsed = plain(address);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

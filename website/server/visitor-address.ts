import ipaddr from 'ipaddr.js';

/**
 * The address of the visitor behind proxies: it is gone back from proxy to proxy as long as they
 * are trusted, for whatever stands before that in the header anybody may have written.
 * @param connection the other end of the connection
 * @param forwardedFor the header `X-Forwarded-For`, nearest proxy last
 * @param proxies trusted addresses and CIDR ranges
 */
export function visitorAddress(
  connection: string,
  forwardedFor: string,
  proxies: string[],
): string {
  const named = forwardedFor.split(',').map((address) => address.trim());
  let address = connection;
  while (isTrusted(address, proxies)) {
    const before = named.pop();
    if (before === undefined || !ipaddr.isValid(before)) break;
    address = before;
  }
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function isTrusted(address: string, proxies: string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const asked = ipaddr.process(address);
  return proxies.some((proxy) => {
    if (!proxy.includes('/')) return ipaddr.process(proxy).toString() === asked.toString();
    const [network, bits] = ipaddr.parseCIDR(proxy);
    return network.kind() === asked.kind() && asked.match(network, bits);
  });
}

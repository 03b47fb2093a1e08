import ipaddr from 'ipaddr.js';

/**
 * The address of the visitor behind proxies: it is gone back from proxy to proxy as long as they
 * are trusted, for whatever stands before that in the header anybody may have written.
 * @param peerAddress the other end of the connection
 * @param forwardedFor the header `X-Forwarded-For`, nearest proxy last
 * @param proxies trusted addresses and CIDR ranges
 */
export function visitorAddress(
  peerAddress: string,
  forwardedFor: string,
  proxies: string[],
): string {
  const forwardedAddresses = forwardedFor.split(',').map((address) => address.trim());
  let address = peerAddress;
  while (isTrusted(address, proxies)) {
    const previousHop = forwardedAddresses.pop();
    if (previousHop === undefined || !ipaddr.isValid(previousHop)) break;
    address = previousHop;
  }
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function isTrusted(address: string, proxies: string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return proxies.some((proxy) => {
    if (!proxy.includes('/')) return ipaddr.process(proxy).toString() === parsed.toString();
    const [network, bits] = ipaddr.parseCIDR(proxy);
    return network.kind() === parsed.kind() && parsed.match(network, bits);
  });
}

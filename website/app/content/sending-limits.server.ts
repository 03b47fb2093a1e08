import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './errors.ts';

/**
 * What one visitor, and all together, may hand on. Kept in memory: the content service has stricter
 * limits of its own; these spare it, and stand before a service that has none.
 */
const visitorLimiter = new RateLimiterMemory({ points: 30, duration: 600 });
const globalLimiter = new RateLimiterMemory({ points: 1000, duration: 600 });

/**
 * Counts one thing that is handed on.
 * @param address of the visitor; null where it is not known
 * @throws TooManyRequests
 */
export async function consumeSendingLimit(address: string | null): Promise<void> {
  try {
    if (address !== null) await visitorLimiter.consume(networkOf(address));
    await globalLimiter.consume('');
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new TooManyRequests('Too much was sent.', Math.ceil(error.msBeforeNext / 1000));
  }
}

/** What one visitor has to themselves: an IPv4 address, or the /64 of an IPv6 one. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*/, '')}/64`).toString();
}

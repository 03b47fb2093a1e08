import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './errors.ts';

/**
 * Limits of messages per visitor and in total, kept in memory. The content service has stricter
 * limits; these protect it, and services that have none.
 */
const visitorLimiter = new RateLimiterMemory({ points: 30, duration: 600 });
const globalLimiter = new RateLimiterMemory({ points: 1000, duration: 600 });

/**
 * Counts one message.
 * @param address of the visitor; null if unknown
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

/** The part of an address that belongs to one visitor: an IPv4 address, or the /64 of an IPv6 address. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*/, '')}/64`).toString();
}

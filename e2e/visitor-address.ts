import { createHash } from 'node:crypto';

/**
 * An IP address per test, for X-Forwarded-For, so that tests do not share rate limits.
 * @param name unique to the test
 */
export function visitorAddress(name: string): string {
  return ['10', ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.');
}

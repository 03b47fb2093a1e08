import { createHash } from 'node:crypto';

/**
 * An address for each test, as a proxy would tell it: limits count by it, and tests must not use up
 * each other's.
 * @param name anything that no other test has
 */
export function visitorAddress(name: string): string {
  return ['10', ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.');
}

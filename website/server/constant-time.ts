import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal; how long it takes says nothing about where they differ. */
export function isEqualInConstantTime(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}

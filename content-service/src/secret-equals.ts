import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a text with a secret in constant time. Both are hashed first, because timingSafeEqual
 * needs inputs of equal length.
 */
export function secretEquals(candidate: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(secret));
}

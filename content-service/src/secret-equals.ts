import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares with a secret. Both are hashed first, for two texts of one length: how long the
 * comparison takes tells nothing.
 */
export function secretEquals(candidate: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(secret));
}

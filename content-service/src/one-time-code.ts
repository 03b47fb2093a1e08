import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

const CODE_BYTES = 32;

const codeSchema = z.string().regex(/^[\w-]{43}$/);

/** 256 random bits cannot be guessed, so a plain hash is enough. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A new code for a mailed link; only the hash is stored. */
export function newCode(): { value: string; hash: string } {
  const value = randomBytes(CODE_BYTES).toString('base64url');
  return { value, hash: hashOf(value) };
}

/**
 * The hash under which a code is stored.
 * @param input as received, of any type
 * @returns null if it is no code
 */
export function hashOfCode(input: unknown): string | null {
  const parsed = codeSchema.safeParse(input);
  return parsed.success ? hashOf(parsed.data) : null;
}

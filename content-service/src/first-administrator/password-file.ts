import { readFileSync } from 'node:fs';
import { z } from 'zod';

const INVALID_PASSWORD =
  'the password in ADMIN_PASSWORD_FILE needs at least 8 characters, at most 72 bytes, a lower-case letter, a capital letter and a digit.';

/** What the panel, too, asks of a password. */
const passwordSchema = z
  .string()
  .min(8, INVALID_PASSWORD)
  .refine((text) => Buffer.byteLength(text) <= 72, INVALID_PASSWORD)
  .regex(/[a-z]/, INVALID_PASSWORD)
  .regex(/[A-Z]/, INVALID_PASSWORD)
  .regex(/[0-9]/, INVALID_PASSWORD);

/**
 * Reads the password of an administrator.
 * @throws Error with one sentence, which does not repeat the password
 */
export function readPasswordFile(file: string): string {
  const { data, error } = passwordSchema.safeParse(readPassword(file));
  if (error) throw new Error(INVALID_PASSWORD);
  return data;
}

/** Without the line break at its end, which editors and `echo` leave there. */
function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new Error(`the file ${file}, which ADMIN_PASSWORD_FILE names, cannot be read.`);
  }
}

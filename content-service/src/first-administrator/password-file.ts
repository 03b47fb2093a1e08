import { readFileSync } from 'node:fs';
import { z } from 'zod';

const INVALID_PASSWORD =
  'the password in ADMIN_PASSWORD_FILE needs at least 8 characters, at most 72 bytes, a lower-case letter, a capital letter and a digit.';

/** The panel's own password rules. */
const passwordSchema = z
  .string()
  .min(8, INVALID_PASSWORD)
  .refine((text) => Buffer.byteLength(text) <= 72, INVALID_PASSWORD)
  .regex(/[a-z]/, INVALID_PASSWORD)
  .regex(/[A-Z]/, INVALID_PASSWORD)
  .regex(/[0-9]/, INVALID_PASSWORD);

/**
 * Reads an administrator's password from a file.
 * @throws Error with one sentence that does not contain the password
 */
export function readPasswordFile(file: string): string {
  const { data, error } = passwordSchema.safeParse(readPassword(file));
  if (error) throw new Error(INVALID_PASSWORD);
  return data;
}

/** Without the trailing line break that editors and `echo` add. */
function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new Error(`the password file ${file} (ADMIN_PASSWORD_FILE) cannot be read.`);
  }
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';

const WRONG =
  'the password in ADMIN_PASSWORD_FILE needs at least 8 characters, at most 72 bytes, a lower-case letter, a capital letter and a digit.';

/** What the panel, too, asks of a password. */
const password = z
  .string()
  .min(8, WRONG)
  .refine((text) => Buffer.byteLength(text) <= 72, WRONG)
  .regex(/[a-z]/, WRONG)
  .regex(/[A-Z]/, WRONG)
  .regex(/[0-9]/, WRONG);

/**
 * Reads the password of an administrator.
 * @throws Error with one sentence, which does not repeat the password
 */
export function readPasswordFile(file: string): string {
  const { data, error } = password.safeParse(textOf(file));
  if (error) throw new Error(WRONG);
  return data;
}

/** Without the line break at its end, which editors and `echo` leave there. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new Error(`the file ${file}, which ADMIN_PASSWORD_FILE names, cannot be read.`);
  }
}

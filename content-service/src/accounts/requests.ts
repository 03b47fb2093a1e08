import { z } from 'zod';
import { newPassword } from './password';

/** Longer is no address, and limits need not count by it. */
const email = z
  .string('email is missing.')
  .trim()
  .regex(/^[^\s@]+@[^\s@]+$/, 'email must be one address.')
  .max(254, 'email must have at most 254 characters.');

const scope = z
  .enum(['account', 'content'], 'scope must be account or content.')
  .default('account');

const typed = z.string('password is missing.').min(1, 'password is missing.').max(1000);

/** What asks for a mailed code. */
export const asking = z.object({ email });

/** A new password; the code is looked at only when this is right. */
export const choosing = z
  .object({ password: newPassword, passwordConfirmation: z.unknown().optional() })
  .refine(
    ({ password, passwordConfirmation: again }) => again === undefined || again === password,
    'The two passwords differ.',
  );

/** Somebody who names an account and its password. */
export const signingIn = z.object({
  identifier: z.string('identifier is missing.').min(1).max(254),
  password: typed,
});

/** What is to be deleted, and by which right: a code or, without one, a password. */
export const deleting = z.object({ scope });
export const owning = z.object({ email, password: typed });
export const deletingByPassword = owning.extend({ scope });

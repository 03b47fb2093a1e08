import { z } from 'zod';
import { newPasswordSchema } from './password';

/** Longer is no address, and limits need not count by it. */
const email = z
  .string('email is missing.')
  .trim()
  .regex(/^[^\s@]+@[^\s@]+$/, 'email must be one address.')
  .max(254, 'email must have at most 254 characters.');

const scope = z
  .enum(['account', 'content'], 'scope must be account or content.')
  .default('account');

const currentPassword = z.string('password is missing.').min(1, 'password is missing.').max(1000);

/** What asks for a mailed code. */
export const codeRequestSchema = z.object({ email });

/** A new password; the code is looked at only when this is right. */
export const passwordResetSchema = z
  .object({ password: newPasswordSchema, passwordConfirmation: z.unknown().optional() })
  .refine(
    ({ password, passwordConfirmation: confirmation }) =>
      confirmation === undefined || confirmation === password,
    'The two passwords differ.',
  );

/** Somebody who names an account and its password. */
export const signInSchema = z.object({
  identifier: z.string('identifier is missing.').min(1).max(254),
  password: currentPassword,
});

/** What is to be deleted, and by which right: a code or, without one, a password. */
export const deletionSchema = z.object({ scope });
export const ownerCredentialsSchema = z.object({ email, password: currentPassword });
export const passwordDeletionSchema = ownerCredentialsSchema.extend({ scope });

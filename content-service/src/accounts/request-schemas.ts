import { oneLine } from 'folding/one-line';
import { z } from 'zod';
import { newPasswordSchema } from './password';

/** At most as long as RFC 5321 allows, so that limits never count by longer texts. */
const email = z
  .string('email is missing.')
  .transform(oneLine)
  .pipe(
    z
      .string()
      .regex(/^[^\s@]+@[^\s@]+$/, 'email must be one address.')
      .max(254, 'email must have at most 254 characters.'),
  );

const scope = z
  .enum(['account', 'content'], 'scope must be account or content.')
  .default('account');

const currentPassword = z.string('password is missing.').min(1, 'password is missing.').max(1000);

/** Request for a mailed code. */
export const codeRequestSchema = z.object({ email });

/** A new password. Validated before the code is redeemed. */
export const passwordResetSchema = z
  .object({ password: newPasswordSchema, passwordConfirmation: z.unknown().optional() })
  .refine(
    ({ password, passwordConfirmation: confirmation }) =>
      confirmation === undefined || confirmation === password,
    'The two passwords differ.',
  );

/** Credentials of the app's sign-in. */
export const signInSchema = z.object({
  identifier: z.string('identifier is missing.').min(1).max(254),
  password: currentPassword,
});

/** What to delete; authorised by a code, a session or, in the third schema, a password. */
export const deletionSchema = z.object({ scope });
export const ownerCredentialsSchema = z.object({ email, password: currentPassword });
export const passwordDeletionSchema = ownerCredentialsSchema.extend({ scope });

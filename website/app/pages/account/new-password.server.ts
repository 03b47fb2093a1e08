import { z } from 'zod';
import { setNewPassword } from '../../content/accounts.server.ts';
import { text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { fieldLimits } from '../../forms/field-limits.ts';
import { secretHeaders } from '../../forms/form-response.server.ts';
import type { FieldError, FormState } from '../../forms/form-state.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { runOnce } from '../../forms/run-once.server.ts';

type NewPasswordField = 'password' | 'again';

type NewPassword = Record<NewPasswordField, string> & { code: string };

type NewPasswordState = FormState<NewPasswordField> & { code: string };

const mismatch: FieldError = 'mismatch';
const missing: FieldError = 'valueMissing';

// Passwords may contain any characters, including leading and trailing spaces.
const unchanged = (password: string) => password;

const newPasswordSchema = z
  .object({
    code: z.string(),
    password: text(fieldLimits.password, unchanged),
    again: z.string(missing).min(1, missing),
  })
  .refine(({ password, again }) => password === again, { path: ['again'], message: mismatch });

/** The form that sets a new password with a mailed code. The typed passwords are never sent back. */
export function resetForm(code: string): FormDefinition<NewPassword, NewPasswordState> {
  return {
    operation: 'setting a password',
    honeypot: false,
    check: (fields) =>
      checkAnswers(newPasswordSchema, {
        code,
        password: fields.get('password') ?? '',
        again: fields.get('again') ?? '',
      }),
    redisplay: () => ({ values: {}, code }),
    errorHeaders: secretHeaders,
    once: runOnce,
    submit: ({ password }) => setNewPassword(code, password),
    onSuccess: () => '?done=1',
  };
}

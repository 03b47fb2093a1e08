import { z } from 'zod';
import { setNewPassword } from '../../content/accounts.server.ts';
import { text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { fieldLimits } from '../../forms/field-limits.ts';
import {
  formWithErrors,
  problemOf,
  redirectToSuccess,
  secretHeaders,
} from '../../forms/form-response.server.ts';
import type { FieldError, FormState } from '../../forms/form-state.ts';
import { runOnce } from '../../forms/run-once.server.ts';

export type NewPasswordField = 'password' | 'again';

const mismatch: FieldError = 'mismatch';
const missing: FieldError = 'valueMissing';

// Any characters, spaces at either end among them.
const unchanged = (password: string) => password;

const newPasswordSchema = z
  .object({
    password: text(fieldLimits.password, unchanged),
    again: z.string(missing).min(1, missing),
  })
  .refine(({ password, again }) => password === again, { path: ['again'], message: mismatch });

/** Answers the form that sets a new password. What was typed is not sent back. */
export async function handleNewPassword(request: Request, form: URLSearchParams, code: string) {
  const redisplay = (changes: Omit<FormState<NewPasswordField>, 'values'>) =>
    formWithErrors({ values: {}, code, ...changes }, secretHeaders);
  const { fieldErrors, answers } = checkAnswers(newPasswordSchema, {
    password: form.get('password') ?? '',
    again: form.get('again') ?? '',
  });
  if (fieldErrors) return redisplay({ fieldErrors });
  try {
    const { password } = answers;
    await runOnce(['new password', code, password], () => setNewPassword(code, password));
  } catch (error) {
    return redisplay({ problem: problemOf('setting a password', error) });
  }
  return redirectToSuccess(request, '?done=1');
}

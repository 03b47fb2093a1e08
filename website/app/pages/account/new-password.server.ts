import { z } from 'zod';
import { setNewPassword } from '../../content/accounts.server.ts';
import { finished, problemOf, secretHeaders, unfinished } from '../../forms/answer.server.ts';
import { text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { Fault, FormState } from '../../forms/form-state.ts';
import { limits } from '../../forms/limits.ts';
import { once } from '../../forms/once.server.ts';

export type PasswordField = 'password' | 'again';

const different: Fault = 'different';
const missing: Fault = 'valueMissing';

// Any characters, spaces at either end among them.
const asTyped = (password: string) => password;

const choice = z
  .object({
    password: text(limits.password, asTyped),
    again: z.string(missing).min(1, missing),
  })
  .refine(({ password, again }) => password === again, { path: ['again'], message: different });

/** Answers the form that sets a new password. What was typed is not sent back. */
export async function answerNewPassword(request: Request, form: URLSearchParams, code: string) {
  const again = (more: Omit<FormState<PasswordField>, 'values'>) =>
    unfinished({ values: {}, code, ...more }, secretHeaders);
  const { faults, answers } = checkAnswers(choice, {
    password: form.get('password') ?? '',
    again: form.get('again') ?? '',
  });
  if (faults) return again({ faults });
  try {
    const { password } = answers;
    await once(['new password', code, password], () => setNewPassword(code, password));
  } catch (error) {
    return again({ problem: problemOf('setting a password', error) });
  }
  return finished(request, '?done=1');
}

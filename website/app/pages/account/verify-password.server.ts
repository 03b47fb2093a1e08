import { data } from 'react-router';
import { z } from 'zod';
import { requestDeletionCode } from '../../content/accounts.server.ts';
import { email, text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { fieldLimits } from '../../forms/field-limits.ts';
import { formWithErrors, problemOf, secretHeaders } from '../../forms/form-response.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { shareInFlight } from '../../forms/run-once.server.ts';
import type { ConfirmState } from './confirm-form.tsx';
import { OWNER_FIELD } from './form-fields.ts';

/** The form after it was sent in vain. What was typed as password is not sent back. */
export type VerifyPasswordState = FormState<typeof OWNER_FIELD | 'password'> & {
  isPasswordCheck: true;
};

const credentialsSchema = z.object({
  [OWNER_FIELD]: email,
  password: text(fieldLimits.currentPassword, (password) => password),
});

/** A newer code ends an older one: of two clicks on the button both get the same. */
const requestCodeOnce = shareInFlight<string>();

/**
 * Answers the form for those who know their password with the page that asks once more. From here
 * on a code stands for the account: the password goes nowhere else.
 */
export async function handlePasswordCheck(form: URLSearchParams) {
  const input = form.get(OWNER_FIELD) ?? '';
  const redisplay = (changes: Pick<VerifyPasswordState, 'fieldErrors' | 'problem'>) =>
    formWithErrors<VerifyPasswordState>({
      values: { [OWNER_FIELD]: input },
      isPasswordCheck: true,
      ...changes,
    });
  const { fieldErrors, answers } = checkAnswers(credentialsSchema, {
    [OWNER_FIELD]: input,
    password: form.get('password') ?? '',
  });
  if (fieldErrors) return redisplay({ fieldErrors });
  const { owner: address, password } = answers;
  try {
    const code = await requestCodeOnce([address, password], () =>
      requestDeletionCode(address, password),
    );
    const state: ConfirmState = { values: {}, code, scope: null, isPasswordVerified: true };
    return data(state, { headers: secretHeaders });
  } catch (error) {
    return redisplay({ problem: problemOf('checking the owner of an account', error) });
  }
}

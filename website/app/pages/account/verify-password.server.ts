import { data } from 'react-router';
import { z } from 'zod';
import { requestDeletionCode } from '../../content/accounts.server.ts';
import { email, text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { fieldLimits } from '../../forms/field-limits.ts';
import { secretHeaders } from '../../forms/form-response.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { shareInFlight } from '../../forms/run-once.server.ts';
import type { ConfirmState } from './confirm-form.tsx';
import { OWNER_FIELD } from './form-fields.ts';

/** The form when it is shown again. The typed password is never sent back. */
export type VerifyPasswordState = FormState<typeof OWNER_FIELD | 'password'> & {
  isPasswordCheck: true;
};

const credentialsSchema = z.object({
  [OWNER_FIELD]: email,
  password: text(fieldLimits.currentPassword, (password) => password),
});

/**
 * The form that deletes an account with its password. A correct password leads straight to the
 * confirmation form, with a code that stands for the account: the password goes no further.
 */
export const passwordForm: FormDefinition<
  z.infer<typeof credentialsSchema>,
  VerifyPasswordState,
  string,
  ConfirmState
> = {
  operation: 'checking the password of an account',
  honeypot: false,
  check: (fields) =>
    checkAnswers(credentialsSchema, {
      [OWNER_FIELD]: fields.get(OWNER_FIELD) ?? '',
      password: fields.get('password') ?? '',
    }),
  redisplay: (fields) => ({
    values: { [OWNER_FIELD]: fields.get(OWNER_FIELD) ?? '' },
    isPasswordCheck: true,
  }),
  // A new code invalidates the previous one, so a double click has to get the same code twice.
  once: shareInFlight<string>(),
  submit: ({ owner, password }) => requestDeletionCode(owner, password),
  onSuccess: (_answers, code) =>
    data({ values: {}, code, scope: null, isPasswordVerified: true }, { headers: secretHeaders }),
};

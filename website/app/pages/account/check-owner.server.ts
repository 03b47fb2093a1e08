import { data } from 'react-router';
import { z } from 'zod';
import { codeForDeletion } from '../../content/accounts.server.ts';
import { problemOf, secretHeaders, unfinished } from '../../forms/answer.server.ts';
import { email, text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { FormState } from '../../forms/form-state.ts';
import { limits } from '../../forms/limits.ts';
import { onceAtATime } from '../../forms/once.server.ts';
import type { ConfirmState } from './confirm-form.tsx';
import { OWNER } from './owner.ts';

/** The form after it was sent in vain. What was typed as password is not sent back. */
export type OwnerState = FormState<typeof OWNER | 'password'> & { isOwner: true };

const proof = z.object({
  [OWNER]: email,
  password: text(limits.presentPassword, (typed) => typed),
});

/** A newer code ends an older one: of two clicks on the button both get the same. */
const shared = onceAtATime<string>();

/**
 * Answers the form for those who know their password with the page that asks once more. From here
 * on a code stands for the account: the password goes nowhere else.
 */
export async function answerOwner(form: URLSearchParams) {
  const typed = form.get(OWNER) ?? '';
  const again = (more: Pick<OwnerState, 'faults' | 'problem'>) =>
    unfinished<OwnerState>({ values: { [OWNER]: typed }, isOwner: true, ...more });
  const { faults, answers } = checkAnswers(proof, {
    [OWNER]: typed,
    password: form.get('password') ?? '',
  });
  if (faults) return again({ faults });
  const { owner, password } = answers;
  try {
    const code = await shared([owner, password], () => codeForDeletion(owner, password));
    const state: ConfirmState = { values: {}, code, scope: null, isJustProven: true };
    return data(state, { headers: secretHeaders });
  } catch (error) {
    return again({ problem: problemOf('checking the owner of an account', error) });
  }
}

import { z } from 'zod';
import { deleteByPassword, type Scope } from '../../content/accounts.server.ts';
import { finished, problemOf, unfinished } from '../../forms/answer.server.ts';
import { email, text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { FormState } from '../../forms/form-state.ts';
import { limits } from '../../forms/limits.ts';
import { once } from '../../forms/once.server.ts';
import { OWNER } from './owner.ts';
import { scopeIn } from './scope.ts';

/** The form after it was sent in vain. What was typed as password is not sent back. */
export type OwnerState = FormState<typeof OWNER | 'password'> & { owned: Scope };

const proof = z.object({
  [OWNER]: email,
  password: text(limits.presentPassword, (typed) => typed),
});

/** Answers the form that deletes by email address and password. */
export async function answerOwner(request: Request, form: URLSearchParams) {
  const scope = scopeIn(form);
  const typed = form.get(OWNER) ?? '';
  const again = (more: Pick<OwnerState, 'faults' | 'problem'>) =>
    unfinished({ values: { [OWNER]: typed }, owned: scope, ...more });
  const { faults, answers } = checkAnswers(proof, {
    [OWNER]: typed,
    password: form.get('password') ?? '',
  });
  if (faults) return again({ faults });
  const { owner, password } = answers;
  try {
    await once(['deletion', owner, password], () => deleteByPassword(owner, password, scope));
  } catch (error) {
    return again({ problem: problemOf('deleting an account', error) });
  }
  return finished(request, `?done=${scope}`);
}

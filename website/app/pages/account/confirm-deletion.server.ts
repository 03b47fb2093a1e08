import { confirmDeletion } from '../../content/accounts.server.ts';
import { finished, problemOf, secretHeaders, unfinished } from '../../forms/answer.server.ts';
import { once } from '../../forms/once.server.ts';
import type { ConfirmState } from './confirm-form.tsx';
import { SCOPE, scopeIn } from './scope.ts';

/** Answers the button that deletes the account that a code stands for. */
export async function answerConfirmation(request: Request, form: URLSearchParams, code: string) {
  const scope = scopeIn(form);
  const again = (more: Pick<ConfirmState, 'faults' | 'problem'>) =>
    unfinished<ConfirmState>({ values: {}, code, scope, ...more }, secretHeaders);
  if (scope === null) return again({ faults: { [SCOPE]: 'valueMissing' } });
  try {
    await once(['deletion', code, scope], () => confirmDeletion(code, scope));
  } catch (error) {
    return again({ problem: problemOf('deleting an account', error) });
  }
  return finished(request, `?done=${scope}`);
}

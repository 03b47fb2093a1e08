import { confirmDeletion } from '../../content/accounts.server.ts';
import {
  formWithErrors,
  problemOf,
  redirectToSuccess,
  secretHeaders,
} from '../../forms/form-response.server.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import type { ConfirmState } from './confirm-form.tsx';
import { SCOPE_FIELD, scopeIn } from './form-fields.ts';

/** Answers the button that deletes the account that a code stands for. */
export async function handleDeletionConfirmation(
  request: Request,
  form: URLSearchParams,
  code: string,
) {
  const scope = scopeIn(form);
  const redisplay = (changes: Pick<ConfirmState, 'fieldErrors' | 'problem'>) =>
    formWithErrors<ConfirmState>({ values: {}, code, scope, ...changes }, secretHeaders);
  if (scope === null) return redisplay({ fieldErrors: { [SCOPE_FIELD]: 'valueMissing' } });
  try {
    await runOnce(['deletion', code, scope], () => confirmDeletion(code, scope));
  } catch (error) {
    return redisplay({ problem: problemOf('deleting an account', error) });
  }
  return redirectToSuccess(request, `?done=${scope}`);
}

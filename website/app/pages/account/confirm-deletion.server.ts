import { confirmDeletion } from '../../content/accounts.server.ts';
import { finished, problemOf, secretHeaders, unfinished } from '../../forms/answer.server.ts';
import { once } from '../../forms/once.server.ts';
import { scopeIn } from './scope.ts';

/** Answers the button that deletes the account for which a link was mailed. */
export async function answerConfirmation(request: Request, form: URLSearchParams, code: string) {
  const scope = scopeIn(form);
  try {
    await once(['deletion', code], () => confirmDeletion(code, scope));
  } catch (error) {
    const problem = problemOf('deleting an account', error);
    return unfinished({ values: {}, code, scope, problem }, secretHeaders);
  }
  return finished(request, `?done=${scope}`);
}

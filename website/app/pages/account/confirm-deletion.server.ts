import { confirmDeletion } from '../../content/accounts.server.ts';
import { finished, problemOf, secretHeaders, unfinished } from '../../forms/answer.server.ts';
import { once } from '../../forms/once.server.ts';

/** Answers the button that deletes an account. */
export async function answerConfirmation(request: Request, code: string) {
  try {
    await once(['deletion', code], () => confirmDeletion(code));
  } catch (error) {
    const problem = problemOf('deleting an account', error);
    return unfinished({ values: {}, code, problem }, secretHeaders);
  }
  return finished(request, '?done=1');
}

import { z } from 'zod';
import { email } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { formWithErrors, problemOf, redirectToSuccess } from '../../forms/form-response.server.ts';
import { detectBot, HONEYPOT_FIELD, openedAt } from '../../forms/honeypot.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import type { RequestLinkState } from './request-link-form.tsx';

const requestSchema = z.object({ email });

/**
 * Answers the form that has a link mailed. Whether an account belongs to the address is not said:
 * the outcome is the same.
 * @param operation is asked for, in words for the log
 * @param requestLink has the link mailed
 */
export async function handleLinkRequest(
  request: Request,
  form: URLSearchParams,
  operation: string,
  requestLink: (email: string) => Promise<void>,
) {
  const input = form.get('email') ?? '';
  const redisplay = (changes: Partial<RequestLinkState>) =>
    formWithErrors({
      values: { email: input, [HONEYPOT_FIELD]: form.get(HONEYPOT_FIELD) ?? '' },
      opened: openedAt(form) ?? Date.now(),
      ...changes,
    });
  const { fieldErrors, answers } = checkAnswers(requestSchema, { email: input });
  if (fieldErrors) return redisplay({ fieldErrors });
  const problemKind = detectBot(form, Date.now());
  if (problemKind) return redisplay({ problem: { kind: problemKind } });
  try {
    await runOnce([operation, answers.email], () => requestLink(answers.email));
  } catch (error) {
    return redisplay({ problem: problemOf(operation, error) });
  }
  return redirectToSuccess(request, '?sent=1');
}

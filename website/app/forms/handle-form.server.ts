import type { data } from 'react-router';
import type { CheckedAnswers } from './check-answers.ts';
import { formWithErrors, problemOf, redirectToSuccess } from './form-response.server.ts';
import type { FormState } from './form-state.ts';
import { detectBot } from './honeypot.ts';
import { readForm } from './read-form.server.ts';

/** What is particular to one form of a page. */
export type FormDefinition<Answers, State extends FormState, Result = void, NextState = never> = {
  /** Names the operation in the log, e.g. `sending a message`. */
  operation: string;
  /** Whether the form has the honeypot fields of honeypot.ts, which are then checked. */
  honeypot: boolean;
  check: (fields: URLSearchParams) => CheckedAnswers<Answers, keyof State['values'] & string>;
  /** The state that shows the form again, without errors: what to keep of what was typed. */
  redisplay: (fields: URLSearchParams) => State;
  /** Further headers of the form when it is shown again. */
  errorHeaders?: HeadersInit;
  /** Runs `submit` once if the same form is sent twice: `runOnce`, or a function of `shareInFlight`. */
  once: (key: unknown, run: () => Promise<Result>) => Promise<Result>;
  submit: (answers: Answers) => Promise<Result>;
  /** The query to redirect to, e.g. `?sent=1`, or the response that shows the next step at once. */
  onSuccess: (answers: Answers, result: Result) => string | ReturnType<typeof data<NextState>>;
};

/**
 * Handles a posted form: rejects a foreign origin, reads the body, checks the answers and the
 * honeypot, submits once, and redirects. A form that cannot be submitted is shown again.
 * @param fields the body, if the caller has read it with `readForm` to choose the form
 * @throws a 403, 413 or 415 response for what no form of the site sends; errors that are our own bugs
 */
export async function handleForm<
  Answers extends object,
  State extends FormState,
  Result,
  NextState = never,
>(
  request: Request,
  form: FormDefinition<Answers, State, Result, NextState>,
  fields?: URLSearchParams,
) {
  const received = fields ?? (await readForm(request));
  const redisplay = (errors: Pick<FormState, 'fieldErrors' | 'problem'>) =>
    formWithErrors<State>({ ...form.redisplay(received), ...errors }, form.errorHeaders);
  const { answers, fieldErrors } = form.check(received);
  if (answers === undefined) return redisplay({ fieldErrors });
  const bot = form.honeypot && detectBot(received, Date.now());
  if (bot) return redisplay({ problem: { kind: bot } });
  let result: Result;
  try {
    result = await form.once([form.operation, answers], () => form.submit(answers));
  } catch (error) {
    return redisplay({ problem: problemOf(form.operation, error) });
  }
  const success = form.onSuccess(answers, result);
  return typeof success === 'string' ? redirectToSuccess(request, success) : success;
}

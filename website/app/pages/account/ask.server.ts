import { z } from 'zod';
import { finished, problemOf, unfinished } from '../../forms/answer.server.ts';
import { email } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { once } from '../../forms/once.server.ts';
import { caught, openedAt, TRAP_FIELD } from '../../forms/traps.ts';
import type { AskState } from './ask-form.tsx';

const question = z.object({ email });

/**
 * Answers the form that has a link mailed. Whether an account belongs to the address is not said:
 * the outcome is the same.
 * @param what is asked for, in words for the log
 * @param ask has the link mailed
 */
export async function answerAsking(
  request: Request,
  form: URLSearchParams,
  what: string,
  ask: (email: string) => Promise<void>,
) {
  const typed = form.get('email') ?? '';
  const again = (more: Partial<AskState>) =>
    unfinished({
      values: { email: typed, [TRAP_FIELD]: form.get(TRAP_FIELD) ?? '' },
      opened: openedAt(form) ?? Date.now(),
      ...more,
    });
  const { faults, answers } = checkAnswers(question, { email: typed });
  if (faults) return again({ faults });
  const kind = caught(form, Date.now());
  if (kind) return again({ problem: { kind } });
  try {
    await once([what, answers.email], () => ask(answers.email));
  } catch (error) {
    return again({ problem: problemOf(what, error) });
  }
  return finished(request, '?sent=1');
}

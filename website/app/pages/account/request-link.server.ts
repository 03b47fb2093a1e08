import { z } from 'zod';
import { email } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { HONEYPOT_FIELD, openedAt } from '../../forms/honeypot.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import type { RequestLinkState } from './request-link-form.tsx';

const requestSchema = z.object({ email });

/**
 * The form that has a link mailed. The response is the same whether or not the address has an
 * account.
 * @param operation names the request in the log
 * @param requestLink asks the content service to mail the link
 */
export function linkFormFor(
  operation: string,
  requestLink: (email: string) => Promise<void>,
): FormDefinition<z.infer<typeof requestSchema>, RequestLinkState> {
  return {
    operation,
    honeypot: true,
    check: (fields) => checkAnswers(requestSchema, { email: fields.get('email') ?? '' }),
    redisplay: (fields) => ({
      values: {
        email: fields.get('email') ?? '',
        [HONEYPOT_FIELD]: fields.get(HONEYPOT_FIELD) ?? '',
      },
      opened: openedAt(fields) ?? Date.now(),
    }),
    once: runOnce,
    submit: (answers) => requestLink(answers.email),
    onSuccess: () => '?sent=1',
  };
}

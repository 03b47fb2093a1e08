import {
  type Confirmation,
  type ConfirmationOutcome,
  sendConfirmation,
} from '../../content/confirmation.server.ts';
import { secretHeaders } from '../../forms/form-response.server.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { shareForAMinute } from '../../forms/run-once.server.ts';
import { answerInput, checkAnswer } from './answer.ts';
import type { AnswerState } from './answer-state.ts';

const answerOnce = shareForAMinute<ConfirmationOutcome>();

/** The forms that answer whether a post is still right. @param code of the mail */
export function answerForm(
  code: string,
): FormDefinition<Confirmation, AnswerState, ConfirmationOutcome> {
  return {
    operation: 'confirming a post',
    honeypot: false,
    check: (fields) => checkAnswer(code, fields),
    redisplay: (fields) => ({ values: answerInput(fields) }),
    errorHeaders: secretHeaders,
    once: answerOnce,
    submit: sendConfirmation,
    onSuccess: (_answers, outcome) => `?done=${outcome}`,
  };
}

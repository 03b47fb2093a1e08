import type { FormState } from '../../forms/form-state.ts';
import type { AnswerField } from './answer.ts';

/** The state of the form of an answer: new, or shown again with errors. */
export type AnswerState = FormState<AnswerField>;

import type { z } from 'zod';
import type { FieldError } from './form-state.ts';

/** The answers, or the first error of each wrong field. */
export type CheckedAnswers<Answers, Name extends string> =
  | { answers: Answers; fieldErrors?: never }
  | { answers?: never; fieldErrors: Partial<Record<Name, FieldError>> };

/**
 * Checks the fields of a form.
 * @param schema the message of each of its checks is a FieldError
 */
export function checkAnswers<Answers extends object>(
  schema: z.ZodType<Answers>,
  values: Partial<Record<keyof Answers & string, string>>,
): CheckedAnswers<Answers, keyof Answers & string> {
  const result = schema.safeParse(values);
  if (result.success) return { answers: result.data };
  const fieldErrors: Partial<Record<string, FieldError>> = {};
  for (const { path, message } of result.error.issues) {
    fieldErrors[String(path[0])] ??= isFieldError(message) ? message : 'valueMissing';
  }
  return { fieldErrors: fieldErrors as Partial<Record<keyof Answers & string, FieldError>> };
}

const allFieldErrors: Record<FieldError, true> = {
  valueMissing: true,
  typeMismatch: true,
  tooShort: true,
  tooLong: true,
  mismatch: true,
  tooManyLinks: true,
};

function isFieldError(text: string): text is FieldError {
  return Object.hasOwn(allFieldErrors, text);
}

import type { z } from 'zod';
import type { Fault } from './form-state.ts';

type Checked<Answers, Name extends string> =
  | { answers: Answers; faults?: never }
  | { answers?: never; faults: Partial<Record<Name, Fault>> };

/**
 * Checks what a form sent.
 * @param schema says as message of each check which fault it is
 * @returns the answers, or the first fault of each field
 */
export function checkAnswers<Answers extends object>(
  schema: z.ZodType<Answers>,
  values: Partial<Record<keyof Answers & string, string>>,
): Checked<Answers, keyof Answers & string> {
  const result = schema.safeParse(values);
  if (result.success) return { answers: result.data };
  const faults: Partial<Record<string, Fault>> = {};
  for (const { path, message } of result.error.issues) {
    faults[String(path[0])] ??= isFault(message) ? message : 'valueMissing';
  }
  return { faults: faults as Partial<Record<keyof Answers & string, Fault>> };
}

const known: Record<Fault, true> = {
  valueMissing: true,
  typeMismatch: true,
  tooShort: true,
  tooLong: true,
  different: true,
  tooManyLinks: true,
};

function isFault(text: string): text is Fault {
  return Object.hasOwn(known, text);
}

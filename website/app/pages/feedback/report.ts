import { oneLine } from 'folding/one-line';
import { paragraphs } from 'folding/paragraphs';
import { z } from 'zod';
import type { Report } from '../../content/feedback.server.ts';
import { countLinks, email, text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { fieldLimits, MAX_LINKS } from '../../forms/field-limits.ts';
import type { FieldError } from '../../forms/form-state.ts';
import { reportReasons } from '../../posts/feedback/report-reasons.ts';

/** The fields of a report in order. */
export const reportFields = ['post', 'reason', 'words', 'email'] as const;

export type ReportField = (typeof reportFields)[number];

const fieldError = (name: FieldError) => name;

const schema: z.ZodType<Report> = z.object({
  post: z
    .string(fieldError('valueMissing'))
    .regex(/^\d{1,10}$/, fieldError('valueMissing'))
    .transform(Number),
  reason: z.enum(reportReasons, fieldError('valueMissing')),
  words: text(fieldLimits.words, paragraphs)
    .refine((words) => countLinks(words) <= MAX_LINKS, fieldError('tooManyLinks'))
    .transform((words) => words || undefined),
  email: z.union([
    z
      .string()
      .transform(oneLine)
      .pipe(z.literal(''))
      .transform(() => undefined),
    email,
  ]),
});

/** The fields as typed; missing fields are empty. */
export function reportInput(form: URLSearchParams): Record<ReportField, string> {
  const value = (name: ReportField) => form.get(name) ?? '';
  return {
    post: value('post'),
    reason: value('reason'),
    words: value('words'),
    email: value('email'),
  };
}

/** Checks a report. @returns the report, or the first error of each field */
export const checkReport = (input: Record<ReportField, string>) => checkAnswers(schema, input);

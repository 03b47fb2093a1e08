import { oneLine } from 'folding/one-line';
import { paragraphs } from 'folding/paragraphs';
import { typedPhone } from 'folding/typed-phone';
import { z } from 'zod';
import { confirmationAnswers } from '../../addresses/confirmation-paths.ts';
import type { Confirmation } from '../../content/confirmation.server.ts';
import { countLinks, email, text } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { fieldLimits, MAX_LINKS } from '../../forms/field-limits.ts';
import type { FieldError } from '../../forms/form-state.ts';
import { changeableFields } from '../../posts/checked/changeable-fields.ts';

/** The fields of the forms, besides code and answer. */
export const answerFields = [...changeableFields, 'words'] as const;

export type AnswerField = (typeof answerFields)[number];

const invalid: FieldError = 'typeMismatch';

/** The field's `pattern`: what numbers are typed with. Whether it is one says `typedPhone`. */
export const phonePattern = '[\\p{Nd}\\p{Zs}\\p{Cf}\\p{Pd}\u2212+＋.\\/\\(\\)]{4,}';

/** Empty, which removes what was there, or a number, as the content service stores it. */
const phone = text(fieldLimits.phone, (typed) => typedPhone(typed) ?? oneLine(typed)).refine(
  (number) => number === '' || typedPhone(number) !== undefined,
  invalid,
);

const noEmail = z.string().transform(oneLine).pipe(z.literal(''));

const website = text(fieldLimits.website, withScheme).refine(
  (address) => address === '' || (/^https?:\/\/\S+$/.test(address) && URL.canParse(address)),
  invalid,
);

/** People write addresses as they say them. */
function withScheme(address: string): string {
  const trimmed = oneLine(address);
  return trimmed === '' || /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

const words = text(fieldLimits.changes, paragraphs)
  .refine((typed) => countLinks(typed) <= MAX_LINKS, {
    message: 'tooManyLinks' satisfies FieldError,
  })
  .transform((typed) => typed || undefined);

const place = text(fieldLimits.place, oneLine);

const code = z.string();

const schema: z.ZodType<Confirmation> = z.discriminatedUnion('answer', [
  z.object({ code, answer: z.literal('right') }),
  z.object({ code, answer: z.literal('closed'), words }),
  z.object({
    code,
    answer: z.literal('change'),
    phone,
    whatsapp: phone,
    email: z.union([noEmail, email]),
    website,
    address: place,
    landmark: place,
    words,
  }),
]);

const answerSchema = z.enum(confirmationAnswers).catch('right');

/** The answer that an address or a form names; `right` if it names none. */
export const answerIn = (parameters: URLSearchParams) =>
  answerSchema.parse(parameters.get('answer'));

/** The fields as typed; missing fields are empty. */
export function answerInput(form: URLSearchParams): Record<AnswerField, string> {
  const entries = answerFields.map((name) => [name, form.get(name) ?? ''] as const);
  return Object.fromEntries(entries) as Record<AnswerField, string>;
}

/** Checks an answer. @returns the answer, or the first error of each field */
export const checkAnswer = (code: string, form: URLSearchParams) =>
  checkAnswers(schema, { ...answerInput(form), code, answer: answerIn(form) });

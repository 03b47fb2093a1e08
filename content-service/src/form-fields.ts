import { oneLine } from 'folding/one-line';
import { paragraphs } from 'folding/paragraphs';
import { z } from 'zod';

const MAX_LINKS = 3;

/** People take longer than this to fill in a form. */
const MIN_FILL_MS = 2000;

/** A field of one line. */
export const lineField = (name: string, min: number, max: number) =>
  z
    .string(`${name} is missing.`)
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(min, `${name} must have at least ${min} characters.`)
        .max(max, `${name} must have at most ${max} characters.`),
    );

/** A field of several lines. */
export const paragraphsField = (name: string, min: number, max: number) =>
  z
    .string(`${name} is missing.`)
    .transform(paragraphs)
    .pipe(
      z
        .string()
        .min(min, `${name} must have at least ${min} characters.`)
        .max(max, `${name} must have at most ${max} characters.`),
    );

/**
 * A single bare address, in any script: it becomes the Reply-To. The website's forms state the same
 * lengths.
 */
const EMAIL_PATTERN =
  /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\"]+\.[^\s\p{Cc}@,;:<>()[\]\\"]+$/u;

export const emailField = lineField('email', 1, 254).pipe(
  z.string().regex(EMAIL_PATTERN, 'email must be one address.'),
);

/** An empty form field counts as absent. */
export const optionalField = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());

/**
 * Two honeypots: a field that people do not see, and the time at which the form was shown.
 * @param now milliseconds since 1970
 */
export const honeypotFields = (now: number) => ({
  homepage: optionalField(z.undefined('homepage must stay empty.')),
  opened: optionalField(
    z.coerce
      .number('opened must be milliseconds since 1970.')
      .refine(
        (opened) => now < opened || now - opened >= MIN_FILL_MS,
        'That was faster than people type. Please send it again.',
      ),
  ),
});

/** The error for texts with more links than people include. */
export const TOO_MANY_LINKS = `There must be at most ${MAX_LINKS} links.`;

/** Whether a text has no more links than people include. */
export const hasFewLinks = (text: string): boolean =>
  (text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) <= MAX_LINKS;

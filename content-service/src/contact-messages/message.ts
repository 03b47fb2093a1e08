import { z } from 'zod';
import { oneLine } from '../one-line';

const MAX_LINKS = 3;

/** People take longer than this to fill in the form. */
const MIN_FILL_MS = 2000;

const normaliseParagraphs = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const lineField = (name: string, min: number, max: number) =>
  z
    .string(`${name} is missing.`)
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(min, `${name} must have at least ${min} characters.`)
        .max(max, `${name} must have at most ${max} characters.`),
    );

/**
 * A single bare address, in any script: it becomes the Reply-To. The website's form states the same
 * lengths as this schema.
 */
const EMAIL_PATTERN =
  /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\"]+\.[^\s\p{Cc}@,;:<>()[\]\\"]+$/u;

/** An empty form field counts as absent. */
const optionalField = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());

const countLinks = (text: string) => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;

/**
 * The body of `POST /api/send`.
 * @param now milliseconds since 1970
 */
export const messageSchema = (now: number) =>
  z
    .object({
      name: lineField('name', 2, 100),
      email: lineField('email', 1, 254).pipe(
        z.string().regex(EMAIL_PATTERN, 'email must be one address.'),
      ),
      subject: lineField('subject', 3, 150),
      message: z
        .string('message is missing.')
        .transform(normaliseParagraphs)
        .pipe(
          z
            .string()
            .min(10, 'message must have at least 10 characters.')
            .max(5000, 'message must have at most 5000 characters.'),
        ),
      phone: optionalField(lineField('phone', 1, 30)),
      about: optionalField(
        z
          .url({ protocol: /^https?$/, error: 'about must be the address of a page.' })
          .max(2000, 'about must have at most 2000 characters.')
          // As a browser parses it, without the line breaks that it permits inside a URL.
          .transform((address) => new URL(address).href),
      ),
      // Two honeypots: a field that people do not see, and the time at which the form was shown.
      homepage: optionalField(z.undefined('homepage must stay empty.')),
      opened: optionalField(
        z.coerce
          .number('opened must be milliseconds since 1970.')
          .refine(
            (opened) => now < opened || now - opened >= MIN_FILL_MS,
            'That was faster than people type. Please send it again.',
          ),
      ),
    })
    .refine(
      ({ subject, message }) => countLinks(`${subject} ${message}`) <= MAX_LINKS,
      `There must be at most ${MAX_LINKS} links.`,
    )
    .transform(({ homepage: _, opened: __, ...message }) => message);

/** A validated message. */
export type ContactMessage = z.infer<ReturnType<typeof messageSchema>>;

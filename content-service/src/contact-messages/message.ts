import { z } from 'zod';
import { oneLine } from '../one-line';

const MOST_LINKS = 3;

/** Nobody reads and fills in a form faster than this. */
const LEAST_MS = 2000;

const paragraphs = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const line = (name: string, min: number, max: number) =>
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
 * One address, in any script, with nothing around it: it becomes the Reply-To. The lengths are
 * those that the website says in its form.
 */
const EMAIL =
  /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\"]+\.[^\s\p{Cc}@,;:<>()[\]\\"]+$/u;

/** An empty field of a form is one that was left out. */
const unlessEmpty = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());

const countLinks = (text: string) => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;

/**
 * What `POST /api/send` takes.
 * @param now milliseconds since 1970
 */
export const messageAt = (now: number) =>
  z
    .object({
      name: line('name', 2, 100),
      email: line('email', 1, 254).pipe(z.string().regex(EMAIL, 'email must be one address.')),
      subject: line('subject', 3, 150),
      message: z
        .string('message is missing.')
        .transform(paragraphs)
        .pipe(
          z
            .string()
            .min(10, 'message must have at least 10 characters.')
            .max(5000, 'message must have at most 5000 characters.'),
        ),
      phone: unlessEmpty(line('phone', 1, 30)),
      about: unlessEmpty(
        z
          .url({ protocol: /^https?$/, error: 'about must be the address of a page.' })
          .max(2000, 'about must have at most 2000 characters.')
          // As a browser reads it: without the line breaks that it allows within an address.
          .transform((address) => new URL(address).href),
      ),
      // Two traps for machines: a field that people do not see, and when they were shown the form.
      homepage: unlessEmpty(z.undefined('homepage must stay empty.')),
      opened: unlessEmpty(
        z.coerce
          .number('opened must be milliseconds since 1970.')
          .refine(
            (opened) => now < opened || now - opened >= LEAST_MS,
            'That was faster than people type. Please send it again.',
          ),
      ),
    })
    .refine(
      ({ subject, message }) => countLinks(`${subject} ${message}`) <= MOST_LINKS,
      `There must be at most ${MOST_LINKS} links.`,
    )
    .transform(({ homepage: _, opened: __, ...message }) => message);

/** What a visitor wrote, checked. */
export type Message = z.infer<ReturnType<typeof messageAt>>;

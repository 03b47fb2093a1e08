import { z } from 'zod';
import {
  emailField,
  hasFewLinks,
  honeypotFields,
  lineField,
  optionalField,
  paragraphsField,
  TOO_MANY_LINKS,
} from '../form-fields';

/**
 * The body of `POST /api/send`.
 * @param now milliseconds since 1970
 */
export const messageSchema = (now: number) =>
  z
    .object({
      name: lineField('name', 2, 100),
      email: emailField,
      subject: lineField('subject', 3, 150),
      message: paragraphsField('message', 10, 5000),
      kind: z
        .enum(['message', 'partner'], { error: 'kind must be message or partner.' })
        .default('message'),
      phone: optionalField(lineField('phone', 1, 30)),
      about: optionalField(
        z
          .url({ protocol: /^https?$/, error: 'about must be the address of a page.' })
          .max(2000, 'about must have at most 2000 characters.')
          // As a browser parses it, without the line breaks that it permits inside a URL.
          .transform((address) => new URL(address).href),
      ),
      ...honeypotFields(now),
    })
    .refine(({ subject, message }) => hasFewLinks(`${subject} ${message}`), TOO_MANY_LINKS)
    .transform(({ homepage: _, opened: __, ...message }) => message);

/** A validated message. */
export type ContactMessage = z.infer<ReturnType<typeof messageSchema>>;

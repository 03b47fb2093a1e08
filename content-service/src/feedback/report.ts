import { z } from 'zod';
import {
  emailField,
  hasFewLinks,
  honeypotFields,
  optionalField,
  paragraphsField,
  TOO_MANY_LINKS,
} from '../form-fields';
import { idSchema } from '../storable';

export const REPORT = 'api::report.report';

/** What can be wrong with a post. */
const REASONS = [
  'closed',
  'moved',
  'wrong-number',
  'wrong-price',
  'outdated',
  'scam',
  'rude',
  'other',
] as const;

/** What an editor should look at at once if several readers say it. */
export const URGENT_REASONS: readonly string[] = ['closed', 'scam'];

/**
 * The body of `POST /api/reports`.
 * @param now milliseconds since 1970
 */
export const reportSchema = (now: number) =>
  z
    .object({
      post: idSchema('post must be the number of a post.'),
      reason: z.enum(REASONS, `reason must be one of: ${REASONS.join(', ')}.`),
      words: optionalField(paragraphsField('words', 1, 2000)),
      email: optionalField(emailField),
      ...honeypotFields(now),
    })
    .refine(({ words = '' }) => hasFewLinks(words), TOO_MANY_LINKS)
    .transform(({ homepage: _, opened: __, ...report }) => report);

/** A validated report. */
export type Report = z.infer<ReturnType<typeof reportSchema>>;

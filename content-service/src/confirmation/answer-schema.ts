import { typedPhone } from 'folding/typed-phone';
import { z } from 'zod';
import {
  emailField,
  hasFewLinks,
  lineField,
  optionalField,
  paragraphsField,
  TOO_MANY_LINKS,
} from '../form-fields';

const phone = (name: string) =>
  lineField(name, 0, 31)
    .transform((typed) => (typed === '' ? typed : typedPhone(typed)))
    .pipe(z.string(`${name} must be a phone number.`));

/** What a business can change of its contact; an empty field is removed, a missing one stays. */
const contactFields = {
  phone: phone('phone').optional(),
  whatsapp: phone('whatsapp').optional(),
  email: z.union([z.literal(''), emailField]).optional(),
  website: lineField('website', 0, 500)
    .pipe(z.string().regex(/^(https?:\/\/[^\s]+)?$/, 'website must begin with https://.'))
    .optional(),
  address: lineField('address', 0, 255).optional(),
  landmark: lineField('landmark', 0, 255).optional(),
};

const words = optionalField(paragraphsField('words', 1, 900)).refine(
  (text) => hasFewLinks(text ?? ''),
  TOO_MANY_LINKS,
);

/** The body of `POST /api/confirmations`, besides its code. */
export const answerSchema = z.discriminatedUnion(
  'answer',
  [
    z.object({ answer: z.literal('right') }),
    z.object({ answer: z.literal('closed'), words }),
    z
      .object({ answer: z.literal('change'), words, ...contactFields })
      .refine(
        ({ answer: _, ...changes }) => Object.values(changes).some((value) => value !== undefined),
        { error: 'words is missing.', path: ['words'] },
      ),
  ],
  'answer must be right, change or closed.',
);

export type AnswerInput = z.infer<typeof answerSchema>;

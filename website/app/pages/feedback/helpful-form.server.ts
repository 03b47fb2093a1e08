import { z } from 'zod';
import { sendHelpful } from '../../content/feedback.server.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { FormState } from '../../forms/form-state.ts';
import type { FormDefinition } from '../../forms/handle-form.server.ts';
import { runOnce } from '../../forms/run-once.server.ts';
import { currentVisitor } from '../../request-context.server.ts';
import { sendAboutPost } from './reported-post.server.ts';

type Answer = { post: number; answer: 'yes' | 'no' };

const schema: z.ZodType<Answer> = z.object({
  post: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
  answer: z.enum(['yes', 'no']),
});

/** The two buttons below an article. */
export const helpfulForm: FormDefinition<Answer, FormState<keyof Answer>> = {
  operation: 'sending whether a post was helpful',
  honeypot: false,
  check: (fields) =>
    checkAnswers(schema, { post: fields.get('post') ?? '', answer: fields.get('answer') ?? '' }),
  redisplay: () => ({ values: {} }),
  // Several readers may say the same of a post.
  once: (key, run) => runOnce([key, currentVisitor()?.address], run),
  submit: ({ post, answer }) =>
    sendAboutPost(post, () => sendHelpful({ post, helpful: answer === 'yes' })),
  onSuccess: ({ post, answer }) => `?post=${post}&answer=${answer}`,
};

import { z } from 'zod';
import type { ConfirmationAnswer } from '../addresses/confirmation-paths.ts';
import { currentEnvironment } from '../environment.server.ts';
import type { ChangeableField } from '../posts/checked/changeable-fields.ts';
import { CodeRejected } from './accounts.server.ts';
import { callContentService } from './call.server.ts';
import { ContentUnavailable, isCallMissing } from './errors.ts';
import { postJson } from './post-json.server.ts';

/** An answer to the question whether a post is still right; an empty field is removed. */
export type Confirmation = {
  code: string;
  answer: ConfirmationAnswer;
  /** In words, what has changed. */
  words?: string | undefined;
} & Partial<Record<ChangeableField, string>>;

/** Whether the post counts as checked now, or an editor looks at the answer. */
export type ConfirmationOutcome = 'checked' | 'in-review';

const foundSchema = z.object({ data: z.object({ post: z.number().int().positive() }) });
const outcomeSchema = z.object({ outcome: z.enum(['checked', 'in-review']).catch('in-review') });

/**
 * The number of the post that a mailed code is about. Changes nothing.
 * @returns null if the code does not work, or the service sends no such mails
 * @throws ContentUnavailable
 */
export async function findConfirmation(code: string, signal: AbortSignal): Promise<number | null> {
  try {
    const body = await callContentService('confirmations', new URLSearchParams({ code }), signal);
    const parsed = foundSchema.safeParse(body);
    return parsed.success ? parsed.data.data.post : null;
  } catch (error) {
    if (isCallMissing(error)) return null;
    throw error;
  }
}

/**
 * Sends the answer of a business.
 * @throws CodeRejected, ContentUnavailable, TooManyRequests
 */
export async function sendConfirmation(confirmation: Confirmation): Promise<ConfirmationOutcome> {
  const body = await postWithCode('confirmations', confirmation);
  return outcomeSchema.parse(body).outcome;
}

/**
 * Ends mails to the address that a mailed code belongs to.
 * @throws CodeRejected, ContentUnavailable, TooManyRequests
 */
export async function refuseMails(code: string): Promise<void> {
  await postWithCode('confirmations/unsubscribe', { code });
}

/** A service without the call cannot have sent the code. */
async function postWithCode(path: string, body: { code: string }): Promise<unknown> {
  try {
    return await postJson(currentEnvironment().CONTENT_API, path, body);
  } catch (error) {
    const isCodeAtFault = error instanceof ContentUnavailable && fieldOf(error) === 'code';
    const isMissing = error instanceof ContentUnavailable && [404, 405].includes(error.status);
    if (isCodeAtFault || isMissing) throw new CodeRejected();
    throw error;
  }
}

function fieldOf({ details }: ContentUnavailable): unknown {
  return typeof details === 'object' && details !== null && 'field' in details
    ? details.field
    : undefined;
}

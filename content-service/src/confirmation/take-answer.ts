import type { Core } from '@strapi/strapi';
import { recordCheck } from '../verification/mark-checked';
import { inDeskTransaction } from '../versions/desk-writes';
import { lockEntry } from '../versions/lock-entry';
import { POST } from '../versions/version';
import type { AnswerInput } from './answer-schema';
import { findRequest } from './find-request';
import { isReported } from './may-ask';
import { BY_BUSINESS, CONFIRMATION } from './request';
import { sendToReview } from './send-to-review';

/** What an answer led to: the post counts as checked, or an editor looks at it. */
export type AnswerOutcome = 'checked' | 'in-review';

/**
 * Takes the answer of a business with the code of its mail, which then no longer works; nor does that of
 * an earlier mail. "Still right" counts as a check, unless readers have reported the post meanwhile.
 * Anything else becomes a version in review.
 * @param code as received, of any type
 * @returns null if the code does not work
 */
export async function takeAnswer(
  strapi: Core.Strapi,
  code: unknown,
  input: AnswerInput,
  now: Date,
): Promise<AnswerOutcome | null> {
  const found = await findRequest(strapi, code, now);
  if (!found) return null;
  return inDeskTransaction(strapi, async (trx) => {
    const { documentId } = found.post;
    await lockEntry(strapi, trx, POST, documentId);
    // Of two answers at once, the second finds the code used.
    const current = await findRequest(strapi, code, now);
    if (!current) return null;
    await strapi.db.query(CONFIRMATION).updateMany({
      where: { post_document_id: documentId, answered_at: { $null: true } },
      data: { answered_at: now, answer: input.answer },
    });
    if (input.answer === 'right' && !isReported(current.post)) {
      const times = { checked_at: now, checked_by: BY_BUSINESS, confirmed_at: now };
      await recordCheck(strapi, trx, current.post, times);
      return 'checked';
    }
    await sendToReview(strapi, current.post, input);
    return 'in-review';
  });
}

import type { Core } from '@strapi/strapi';
import { REPORT } from '../feedback/report';
import { changeState } from '../versions/change-state';
import { copyOf, loadEntry } from '../versions/copy';
import { createDraft } from '../versions/create-draft';
import { findOpenVersion } from '../versions/find-versions';
import { type Author, POST, VERSION } from '../versions/version';
import type { AnswerInput } from './answer-schema';
import type { PostToAsk } from './posts-to-ask';
import { type Answer, NOTE_PREFIX } from './request';

/** How a report names what an answer says. */
const REASONS: Readonly<Record<Answer, string>> = {
  right: 'other',
  change: 'outdated',
  closed: 'closed',
};

/**
 * Creates a version in review with what a business has answered: with its changes, or hidden if it has
 * closed. If an editor is writing a version of the post, that stays the open one: the answer is kept as
 * a discarded version, which can be restored, and editors find it among the reports.
 */
export async function sendToReview(
  strapi: Core.Strapi,
  { documentId, title, information }: PostToAsk,
  input: AnswerInput,
): Promise<void> {
  const post = await loadEntry(strapi, POST, { documentId });
  if (!post) return;
  const open = await findOpenVersion(strapi, documentId);
  const isEarlierAnswer = open?.state === 'in-review' && open.note?.startsWith(NOTE_PREFIX);
  if (open && isEarlierAnswer) {
    await changeState(strapi, open.documentId, { state: 'discarded' }, open.updatedAt);
  }
  const isBeingWritten = open !== null && !isEarlierAnswer;
  const author: Author = { id: null, name: information.email };
  const note = [`${NOTE_PREFIX}${input.answer}`, wordsOf(input)].filter(Boolean).join('\n');
  const state = isBeingWritten ? 'discarded' : 'in-review';
  const current = copyOf(strapi, post, VERSION).information;
  const fields = { ...changedFields(input, current), note };
  await createDraft(strapi, { source: post, post, state, fields }, author);
  if (!isBeingWritten) return;
  const words = [wordsOf(input), ...changesIn(input)].filter(Boolean).join('\n');
  await strapi.documents(REPORT).create({
    data: {
      post: documentId,
      title: title ?? `#${post.id}`,
      reason: REASONS[input.answer],
      words,
      counts: false,
      state: 'new',
    },
  });
}

const wordsOf = (input: AnswerInput) => ('words' in input ? input.words : undefined);

function changedFields(input: AnswerInput, current: unknown): Record<string, unknown> {
  if (input.answer === 'closed') return { is_active: false };
  if (input.answer === 'right') return {};
  const { answer: _, words: __, ...contact } = input;
  const changes = Object.entries(contact).filter(([, value]) => value !== undefined);
  const isPart = typeof current === 'object' && current !== null;
  const emptied = changes.map(([name, value]) => [name, value || null]);
  return { information: { ...(isPart && current), ...Object.fromEntries(emptied) } };
}

/** What changes, for the list of reports. */
function changesIn(input: AnswerInput): string[] {
  if (input.answer !== 'change') return [];
  const { answer: _, words: __, ...contact } = input;
  return Object.entries(contact).map(([name, value]) => `${name}: ${value}`);
}

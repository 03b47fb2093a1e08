import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { kindRow } from 'post-rules/kinds';
import { changesOfPosts, POSTS_WRITTEN } from '../change-notices/post-changes';
import { updateDueDates } from '../verification/update-due-date';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { lockEntry } from '../versions/lock-entry';
import { updateWithoutTimestamp } from '../versions/update-without-timestamp';
import { POST } from '../versions/version';
import { REPORT, type Report, URGENT_REASONS } from './report';

/** From so many visitors on, a post is to be checked at once. */
const URGENT_REPORTS = 3;

export interface ReportedPost {
  id: number;
  documentId: string;
  title: string | null;
  checked_at: string | null;
  reported_at: string | null;
  contact_hidden_at: string | null;
  post_type: { name: string } | null;
}

interface StoreOptions {
  /** Whether this visitor has not yet reported the post for such a reason. */
  isFirstOfVisitor: boolean;
  /** Code of the language of the page. */
  language: string | undefined;
  /** From so many visitors' reports of a scam on, the contact of an offer is hidden; 0 is never. */
  hidingReports: number;
  now: Date;
}

/** @throws NotFoundError if there is no such post for readers */
export async function findReportedPost(strapi: Core.Strapi, id: number): Promise<ReportedPost> {
  const post: ReportedPost | null = await strapi.db
    .query(POST)
    .findOne({ where: { id, is_active: true }, populate: { post_type: { select: ['name'] } } });
  if (!post) throw new errors.NotFoundError('There is no such post.');
  return post;
}

/**
 * Stores a report, and marks the post if enough visitors have reported it since it was last checked:
 * all in one transaction, so that neither is lost.
 */
export function storeReport(
  strapi: Core.Strapi,
  { documentId, id }: ReportedPost,
  { reason, words, email }: Report,
  options: StoreOptions,
): Promise<void> {
  return inDeskTransaction(strapi, async (trx) => {
    // Of several reports at once each counts those before it.
    await lockEntry(strapi, trx, POST, documentId);
    const post = await findReportedPost(strapi, id);
    const { isFirstOfVisitor, language } = options;
    await strapi.documents(REPORT).create({
      data: {
        post: documentId,
        title: post.title ?? `#${id}`,
        ...{ reason, words, email, language },
        counts: isFirstOfVisitor,
        state: 'new',
      },
    });
    await markPost(strapi, trx, post, options);
  });
}

async function markPost(
  strapi: Core.Strapi,
  trx: Sql,
  post: ReportedPost,
  { hidingReports, now }: StoreOptions,
): Promise<void> {
  const { id, documentId, checked_at, post_type } = post;
  const reports: { reason: string }[] = await strapi.db.query(REPORT).findMany({
    // With the id, as Strapi leaves out equal rows.
    select: ['id', 'reason'],
    where: {
      post: { id },
      counts: true,
      reason: { $in: URGENT_REASONS },
      state: { $ne: 'done' },
      createdAt: { $gt: checked_at ?? new Date(0) },
    },
  });
  const scams = reports.filter(({ reason }) => reason === 'scam').length;
  const mayHide = hidingReports > 0 && kindRow(post_type).isTrade;
  const marks = {
    ...(reports.length >= URGENT_REPORTS && !isSince(post.reported_at, checked_at)
      ? { reported_at: now }
      : {}),
    ...(mayHide && scams >= hidingReports && !post.contact_hidden_at
      ? { contact_hidden_at: now }
      : {}),
  };
  if (Object.keys(marks).length === 0) return;
  await updateWithoutTimestamp(strapi, trx, { uid: POST, documentId }, marks);
  await updateDueDates(strapi, { id }, now);
  const changes = await changesOfPosts(strapi, { id });
  await strapi.db.transaction(async ({ onCommit }) =>
    onCommit(() => void strapi.eventHub.emit(POSTS_WRITTEN, { changes })),
  );
}

const isSince = (time: string | null, other: string | null): boolean =>
  time !== null && (other === null || new Date(time) > new Date(other));

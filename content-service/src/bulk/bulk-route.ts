import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { messageLanguages } from 'post-rules/messages/format-problem';
import { z } from 'zod';
import { markChecked } from '../verification/mark-checked';
import { currentAuthor } from '../versions/author';
import { parseBody } from '../versions/desk-requests';
import { MAKE_PUBLIC } from '../versions/rights';
import { POST } from '../versions/version';
import { changePost } from './change-post';

/** As many as are changed within a few seconds; the panel sends more in batches. */
const MAX_POSTS = 100;

const bodySchema = z.object({
  documentIds: z.array(z.string().max(50)).min(1).max(MAX_POSTS),
  /** Of the messages. */
  language: z.enum(messageLanguages).catch('en'),
  change: z.union([
    z.strictObject({ is_active: z.boolean() }),
    z.strictObject({ post_category: z.string().max(50).nullable() }),
    z.strictObject({ checked: z.literal(true) }),
  ]),
});

/** A post that stayed as it was, and why. */
interface LeftPost {
  documentId: string;
  title: string | null;
  reason: 'missing' | 'not-permitted' | 'errors';
  /** The errors in words. */
  message: string;
}

/**
 * Adds `POST /bulk/posts` for those who may make posts public. Each post is changed by itself, so
 * that one with errors keeps no other from being changed. Answers `{ data: { changed, left } }`.
 */
export function addBulkRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/bulk',
    routes: [
      {
        method: 'POST',
        path: '/posts',
        handler: (ctx: Context) => answer(strapi, ctx),
        info: {},
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            { name: 'admin::hasPermissions', config: { actions: [MAKE_PUBLIC] } },
          ],
        },
      },
    ],
  });
}

async function answer(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { documentIds, change, language } = parseBody(ctx, bodySchema);
  const author = currentAuthor(strapi);
  if (!author) throw new errors.ForbiddenError();
  const left: LeftPost[] = [];
  for (const documentId of new Set(documentIds)) {
    try {
      if ('checked' in change) await markChecked(strapi, documentId, { author, now: new Date() });
      else await changePost(strapi, documentId, change, { author, language });
    } catch (error) {
      const { reason, message } = reasonOf(error);
      const title = await titleOf(strapi, documentId);
      left.push({ documentId, title, reason, message });
    }
  }
  ctx.body = { data: { changed: new Set(documentIds).size - left.length, left } };
}

/** @throws what is no reason to leave a single post */
function reasonOf(error: unknown): Pick<LeftPost, 'reason' | 'message'> {
  if (error instanceof errors.NotFoundError) return { reason: 'missing', message: '' };
  if (error instanceof errors.ForbiddenError) return { reason: 'not-permitted', message: '' };
  if (error instanceof errors.ValidationError) return { reason: 'errors', message: error.message };
  throw error;
}

async function titleOf(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const post = await strapi.db.query(POST).findOne({ where: { documentId }, select: ['title'] });
  return post?.title ?? null;
}

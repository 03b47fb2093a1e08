import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { addHelpfulCount, listHelpfulCounts } from '../../../feedback/helpful-counts';
import { findReportedPost } from '../../../feedback/store-report';
import { readSince } from '../../../read-since';
import { idSchema } from '../../../storable';
import { consumeLimit, onceIfStored } from '../../../visitors/limits';
import { visitorAddress } from '../../../visitors/visitor';

const DAY = 86_400;

const VISITOR_LIMIT = { name: 'helpful-visitor', times: 30, seconds: 600 };

/** Stored as a fingerprint, apart from what was answered. */
const ONCE_PER_POST = { name: 'helpful-of-post', times: 1, seconds: DAY };

const answerSchema = z.object({
  post: idSchema('post must be the number of a post.'),
  helpful: z.boolean('helpful must be true or false.'),
});

export default {
  /** Counts whether a post was helpful. A second answer within a day is not counted. */
  async add(ctx: Context) {
    if (!ctx.is('json')) ctx.throw(415, 'The answer must be sent as JSON.');
    const answer = answerSchema.safeParse(ctx.request.body);
    if (!answer.success) throw new errors.ValidationError(answer.error.issues[0]?.message ?? '');
    const visitor = visitorAddress(ctx);
    await consumeLimit(ctx, VISITOR_LIMIT, visitor);
    const { id } = await findReportedPost(strapi, answer.data.post);
    await onceIfStored(ONCE_PER_POST, `${id} ${visitor}`, async (isFirst) => {
      if (isFirst) await addHelpfulCount(strapi.db.connection, answer.data, new Date());
    });
    ctx.body = { ok: true };
  },

  /** The counts since a day, by default thirty days ago, for editors. */
  async list(ctx: Context) {
    ctx.body = { data: await listHelpfulCounts(strapi, readSince(ctx.query)) };
  },
};

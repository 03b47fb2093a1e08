import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { messageSchema } from '../../../contact-messages/message';
import { CONTACT_MESSAGE } from '../../../contact-messages/message-mailing';
import { postOfPage } from '../../../contact-messages/post-of-page';
import { consumeLimit } from '../../../visitors/limits';
import { visitorAddress, visitorLanguage } from '../../../visitors/visitor';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Enough for real visitors; a rejected message stays in the website's form. */
const VISITOR_LIMITS = [
  { name: 'send-visitor', times: 5, seconds: 10 * MINUTE },
  { name: 'send-visitor-day', times: 20, seconds: 24 * HOUR },
];

/** As many as its readers can still look through if the form is abused from many addresses. */
const TOTAL_LIMIT = { name: 'send', times: 500, seconds: HOUR };

export default {
  /** Stores a message. The response does not wait for its mail. */
  async send(ctx: Context) {
    if (!ctx.is('json')) ctx.throw(415, 'The message must be sent as JSON.');
    const message = messageSchema(Date.now()).safeParse(ctx.request.body);
    if (!message.success) {
      const [issue] = message.error.issues;
      throw new errors.ValidationError(issue?.message ?? '', { field: issue?.path[0] });
    }
    const visitor = visitorAddress(ctx);
    for (const limit of VISITOR_LIMITS) await consumeLimit(ctx, limit, visitor);
    await consumeLimit(ctx, TOTAL_LIMIT, '');
    const post = await postOfPage(strapi, message.data.about);
    await strapi.documents(CONTACT_MESSAGE).create({
      data: { ...message.data, post, language: visitorLanguage(ctx) },
    });
    ctx.body = { ok: true };
  },
};

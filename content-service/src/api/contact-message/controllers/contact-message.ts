import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTACT_MESSAGE } from '../../../contact-messages/keep-mailed';
import { messageAt } from '../../../contact-messages/message';
import { countUse } from '../../../visitors/limits';
import { visitorAddress } from '../../../visitors/visitor-address';
import { visitorLanguage } from '../../../visitors/visitor-language';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Nobody has more to say; who has waits, and finds the written words still in the form. */
const PER_VISITOR = [
  { name: 'send-visitor', times: 5, seconds: 10 * MINUTE },
  { name: 'send-visitor-day', times: 20, seconds: 24 * HOUR },
];

/** What its readers can still look through, should many addresses be used against the form. */
const OVERALL = { name: 'send', times: 500, seconds: HOUR };

export default {
  /** Stores a message, which is mailed then. The answer does not wait for the mail. */
  async send(ctx: Context) {
    if (!ctx.is('json')) ctx.throw(415, 'The message must be sent as JSON.');
    const message = messageAt(Date.now()).safeParse(ctx.request.body);
    if (!message.success) {
      const [issue] = message.error.issues;
      throw new errors.ValidationError(issue?.message ?? '', { field: issue?.path[0] });
    }
    const visitor = visitorAddress(ctx);
    for (const limit of PER_VISITOR) await countUse(ctx, limit, visitor);
    await countUse(ctx, OVERALL, '');
    await strapi.documents(CONTACT_MESSAGE).create({
      data: { ...message.data, language: visitorLanguage(ctx) },
    });
    ctx.body = { ok: true };
  },
};

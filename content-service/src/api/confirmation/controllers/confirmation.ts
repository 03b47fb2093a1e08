import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { codeIn, invalidCodeError, readBody } from '../../../accounts/read-body';
import { refuseMails } from '../../../confirmation/address';
import { answerSchema } from '../../../confirmation/answer-schema';
import { findRequest } from '../../../confirmation/find-request';
import { takeAnswer } from '../../../confirmation/take-answer';
import { consumeLimit } from '../../../visitors/limits';
import { visitorAddress } from '../../../visitors/visitor';

/** Codes cannot be guessed, but attempts are limited all the same. */
const ATTEMPTS = { name: 'confirmation-visitor', times: 20, seconds: 600 };

export default {
  /** The number of the post that a code is about. Changes nothing. */
  async find(ctx: Context) {
    const found = await findRequest(strapi, ctx.query.code, new Date());
    if (!found) throw new errors.NotFoundError('This code does not work, or not any more.');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { post: found.post.id } };
  },

  /** Takes the answer of a business. */
  async answer(ctx: Context) {
    const input = readBody(ctx, answerSchema);
    await consumeLimit(ctx, ATTEMPTS, visitorAddress(ctx));
    const outcome = await takeAnswer(strapi, codeIn(ctx), input, new Date());
    if (!outcome) throw invalidCodeError();
    ctx.body = { ok: true, outcome };
  },

  /** Ends the mails to an address. */
  async unsubscribe(ctx: Context) {
    if (!ctx.is('json')) ctx.throw(415, 'What is sent must be JSON.');
    await consumeLimit(ctx, ATTEMPTS, visitorAddress(ctx));
    if (!(await refuseMails(strapi, codeIn(ctx)))) throw invalidCodeError();
    ctx.body = { ok: true };
  },
};

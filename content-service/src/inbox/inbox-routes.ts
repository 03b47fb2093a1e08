import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { paragraphsField } from '../form-fields';
import { deskAccess } from '../versions/desk-access';
import { parseBody, pathParameter } from '../versions/desk-requests';
import { addRoutesBelowDesk } from '../versions/desk-routes';
import { answerEntry } from './answer';
import { changeProgress } from './change-progress';
import { describeEntry } from './describe-entry';
import { findEntry } from './find-entry';
import { type InboxId, PROGRESS } from './inboxes';
import { mayRead, maySettle } from './rights';
import { findTemplates } from './templates';

const inboxSchema = z.enum(['reports', 'messages']);

const BODIES = {
  progress: z.object({ progress: z.enum(PROGRESS), takeOver: z.boolean().optional() }),
  answer: z.object({ answer: paragraphsField('answer', 1, 5000) }),
};

const templatesSchema = z.object({ language: z.string().max(10) });

/** Adds the calls for messages and reports below `/desk`, for those who may save these. */
export function addInboxRoutes(strapi: Core.Strapi): void {
  const { author } = deskAccess(strapi);

  /** @throws NotFoundError, ForbiddenError */
  const inboxOf = (ctx: Context, may: typeof mayRead): InboxId => {
    const inbox = inboxSchema.safeParse(pathParameter(ctx, 'inbox'));
    if (!inbox.success) throw new errors.NotFoundError();
    if (!may(strapi, inbox.data)) throw new errors.ForbiddenError();
    return inbox.data;
  };

  const describe = async (ctx: Context) => {
    const inbox = inboxOf(ctx, mayRead);
    const entry = await findEntry(strapi, inbox, pathParameter(ctx, 'documentId'));
    ctx.body = { data: describeEntry(inbox, { ...entry }, author().id) };
  };

  const setProgress = async (ctx: Context) => {
    const inbox = inboxOf(ctx, maySettle);
    const documentId = pathParameter(ctx, 'documentId');
    const { progress, takeOver } = parseBody(ctx, BODIES.progress);
    const options = { author: author(), takeOver, now: new Date() };
    await changeProgress(strapi, { inbox, documentId }, progress, options);
    ctx.body = { data: { documentId, progress } };
  };

  const answer = async (ctx: Context) => {
    const inbox = inboxOf(ctx, maySettle);
    const documentId = pathParameter(ctx, 'documentId');
    const { answer: text } = parseBody(ctx, BODIES.answer);
    const now = new Date();
    await answerEntry(strapi, { inbox, documentId }, { text, author: author(), now });
    ctx.body = { data: { documentId, progress: 'done' } };
  };

  const listTemplates = async (ctx: Context) => {
    const inbox = inboxOf(ctx, mayRead);
    const query = templatesSchema.safeParse(ctx.query);
    if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
    ctx.body = { data: await findTemplates(strapi, inbox, query.data.language) };
  };

  addRoutesBelowDesk(strapi, [
    ['GET', '/inbox/:inbox/templates', listTemplates],
    ['GET', '/inbox/:inbox/entries/:documentId', describe],
    ['POST', '/inbox/:inbox/entries/:documentId/progress', setProgress],
    ['POST', '/inbox/:inbox/entries/:documentId/answer', answer],
  ]);
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { changeState } from './change-state';
import { loadEntry } from './copy';
import { deskAccess } from './desk-access';
import { BODIES, parseBody } from './desk-requests';
import { differencesBetween } from './differences';
import { makePublic } from './make-public';
import { mergePost } from './merge';
import { restoreVersion } from './restore-version';
import { scheduleVersion } from './schedule';
import { POST } from './version';

/**
 * The calls of the desk for what becomes of a version: review, comparison, restoring, publication. Each checks the rights on its post or version first.
 * @throws ForbiddenError, NotFoundError, ConflictError, ValidationError, which Strapi turns into
 * responses
 */
export function versionHandlers(strapi: Core.Strapi) {
  const { author, requireVersion, requireScheduler, requireReplaceable } = deskAccess(strapi);

  return {
    async changeState(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      requireScheduler(version);
      const { updatedAt, ...change } = parseBody(ctx, BODIES.changeState);
      const { state, updatedAt: at } = await changeState(
        strapi,
        version.documentId,
        change,
        updatedAt,
        { by: author().name, at: new Date().toISOString() },
      );
      ctx.body = { data: { state, updatedAt: at } };
    },

    async merge(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      requireScheduler(version);
      const { take, updatedAt, postUpdatedAt } = parseBody(ctx, BODIES.merge);
      const options = { take, seen: updatedAt, seenPost: postUpdatedAt };
      const merged = await mergePost(strapi, version.documentId, options);
      ctx.body = { data: { updatedAt: merged.updatedAt } };
    },

    async restore(ctx: Context) {
      const { documentId } = await requireVersion(ctx, 'update');
      const replaced = await requireReplaceable(ctx);
      const draft = await restoreVersion(strapi, documentId, author(), replaced);
      ctx.body = { data: { documentId: draft } };
    },

    async compare(ctx: Context) {
      const version = await requireVersion(ctx, 'read');
      const other = await requireVersion(ctx, 'read', 'otherId');
      ctx.body = { data: differencesBetween(strapi, version, other) };
    },

    async compareWithPost(ctx: Context) {
      const version = await requireVersion(ctx, 'read');
      const post = await loadEntry(strapi, POST, { documentId: version.post_document_id });
      if (!post) throw new errors.NotFoundError('The post of this version does not exist.');
      ctx.body = { data: differencesBetween(strapi, post, version) };
    },

    async makePublic(ctx: Context) {
      const { documentId } = await requireVersion(ctx, 'update');
      const { updatedAt, correction } = parseBody(ctx, BODIES.makePublic);
      const options = { by: author().name, now: new Date(), seen: updatedAt, correction };
      ctx.body = { data: await makePublic(strapi, documentId, options) };
    },

    async schedule(ctx: Context) {
      const { documentId } = await requireVersion(ctx, 'update');
      const { appears_at, disappears_at, updatedAt } = parseBody(ctx, BODIES.schedule);
      const times = {
        appearsAt: appears_at === null ? null : new Date(appears_at),
        disappearsAt: disappears_at === null ? null : new Date(disappears_at),
      };
      const options = { seen: updatedAt, by: author().name, now: new Date() };
      const { state, updatedAt: at } = await scheduleVersion(strapi, documentId, times, options);
      ctx.body = { data: { state, updatedAt: at } };
    },
  };
}

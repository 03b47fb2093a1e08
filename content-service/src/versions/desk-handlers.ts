import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { previewAddresses } from '../preview/addresses';
import { autosave } from './autosave';
import { changeState } from './change-state';
import { compareTyped } from './compare-typed';
import { loadEntry } from './copy';
import { deletePost, undeletePost } from './deleted-posts';
import { deskAccess } from './desk-access';
import { BODIES, parseBody, pathParameter } from './desk-requests';
import { inDeskTransaction } from './desk-writes';
import { differencesBetween } from './differences';
import { deletedPosts, historyOf } from './history';
import { makePublic } from './make-public';
import { mergePost } from './merge';
import { openVersion } from './open-version';
import { notePresence } from './presence';
import { restoreVersion } from './restore-version';
import { mayUse, permittedFields } from './rights';
import { saveOver } from './save-over';
import { scheduleVersion } from './schedule';
import { POST, VERSION, type Version } from './version';

/**
 * The calls of the desk. Each checks the rights on its post or version before anything else.
 * @throws ForbiddenError, NotFoundError, ConflictError, ValidationError, which Strapi turns into
 * responses
 */
export function deskHandlers(strapi: Core.Strapi) {
  const { author, requirePost, requireVersion, requireUse, requireScheduler } = deskAccess(strapi);

  return {
    async open(ctx: Context) {
      const { documentId } = await requirePost(ctx, 'update');
      ctx.body = { data: { documentId: await openVersion(strapi, documentId, author()) } };
    },

    async history(ctx: Context) {
      const documentId = pathParameter(ctx, 'documentId');
      const post = await loadEntry(strapi, POST, { documentId });
      if (post) requireUse('read', post);
      else if (!mayUse(strapi, 'read', VERSION)) throw new errors.ForbiddenError();
      const start = Number(ctx.query.start ?? 0);
      if (!Number.isInteger(start) || start < 0) throw new errors.ValidationError('start');
      ctx.body = { data: await historyOf(strapi, documentId, start) };
    },

    async deletePost(ctx: Context) {
      const { documentId } = await requirePost(ctx, 'update');
      await deletePost(strapi, documentId, author());
      ctx.body = { data: { documentId } };
    },

    async listDeletedPosts(ctx: Context) {
      ctx.body = { data: await deletedPosts(strapi) };
    },

    async undeletePost(ctx: Context) {
      const documentId = pathParameter(ctx, 'documentId');
      const deleted = await loadEntry(strapi, VERSION, {
        post_document_id: documentId,
        state: 'deleted',
      });
      if (!deleted) throw new errors.NotFoundError('There is no such deleted post.');
      requireUse('update', deleted);
      const id = await undeletePost(strapi, documentId, author());
      ctx.body = { data: { id, documentId } };
    },

    async status(ctx: Context) {
      const version = await requireVersion(ctx, 'read');
      const { documentId, state, editor_name, updatedAt, post_document_id } = version;
      const { appears_at, disappears_at } = version;
      ctx.body = {
        data: {
          documentId,
          state,
          editor_name,
          updatedAt,
          post_document_id,
          appears_at,
          disappears_at,
          time_zone: timeZoneOf(version),
        },
      };
    },

    async presence(ctx: Context) {
      const { documentId } = await requireVersion(ctx, 'read');
      ctx.body = { data: { others: await notePresence(strapi, documentId, author(), new Date()) } };
    },

    async compareTyped(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      const body = parseBody(ctx, BODIES.compareTyped);
      const data = await permittedFields(strapi, version, body.data);
      ctx.body = { data: await compareTyped(strapi, version.documentId, data) };
    },

    async saveOver(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      requireScheduler(version);
      const { updatedAt, ...body } = parseBody(ctx, BODIES.saveOver);
      const data = await permittedFields(strapi, version, body.data);
      const saved = await inDeskTransaction(strapi, async () => {
        const options = { author: author(), seen: updatedAt };
        const written = await saveOver(strapi, version.documentId, data, options);
        requireUse('update', written);
        return written;
      });
      ctx.body = { data: { updatedAt: saved.updatedAt } };
    },

    async preview(ctx: Context) {
      const { documentId } = await requireVersion(ctx, 'read');
      ctx.body = { data: previewAddresses(documentId, Date.now()) };
    },

    async autosave(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      const { documentId } = version;
      const { updatedAt, ...body } = parseBody(ctx, BODIES.autosave);
      const data = await permittedFields(strapi, version, body.data);
      // What the role may not leave like this is rolled back.
      const saved = await inDeskTransaction(strapi, async () => {
        const options = { author: author(), seen: updatedAt };
        const written = await autosave(strapi, documentId, data, options);
        requireUse('update', written);
        return written;
      });
      ctx.body = { data: { updatedAt: saved.updatedAt } };
    },

    async changeState(ctx: Context) {
      const version = await requireVersion(ctx, 'update');
      requireScheduler(version);
      const { updatedAt, ...change } = parseBody(ctx, BODIES.changeState);
      const { state, updatedAt: at } = await changeState(
        strapi,
        version.documentId,
        change,
        updatedAt,
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
      const { replaced } = parseBody(ctx, BODIES.restore);
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
      const { updatedAt } = parseBody(ctx, BODIES.makePublic);
      const by = author().name;
      ctx.body = {
        data: await makePublic(strapi, documentId, { by, now: new Date(), seen: updatedAt }),
      };
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

/** The time zone of the place of a version, an IANA name. */
function timeZoneOf({ city }: Version): string | null {
  const hasZone = typeof city === 'object' && city !== null && 'time_zone' in city;
  return hasZone && typeof city.time_zone === 'string' ? city.time_zone : null;
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readInteger } from '../storable';
import { loadEntry } from './copy';
import { deletePost, undeletePost } from './deleted-posts';
import { deskAccess } from './desk-access';
import { pathParameter } from './desk-requests';
import { duplicatePost } from './duplicate-post';
import { deletedPosts, historyOf } from './history';
import { findLinkingPosts } from './linking-posts';
import { openVersion } from './open-version';
import { findRightsSubject, rightsOnPosts } from './post-rights';
import { VERSION } from './version';

/** As many as a page of the list can show. */
const MAX_POSTS = 100;

/**
 * The calls of the desk for posts: opening one for editing, its copy, its history, rights on it, deletion and its
 * undo. Each checks the rights on its post or version first.
 * @throws ForbiddenError, NotFoundError, ConflictError, ValidationError, which Strapi turns into
 * responses
 */
export function postHandlers(strapi: Core.Strapi) {
  const { author, requirePost, requireUse, requireReplaceable } = deskAccess(strapi);

  return {
    async open(ctx: Context) {
      const { documentId } = await requirePost(ctx, 'update');
      const replaced = await requireReplaceable(ctx);
      const version = await openVersion(strapi, documentId, author(), replaced);
      ctx.body = { data: { documentId: version } };
    },

    async duplicate(ctx: Context) {
      const post = await requirePost(ctx, 'create');
      ctx.body = { data: { documentId: await duplicatePost(strapi, post, author()) } };
    },

    async rights(ctx: Context) {
      const documentIds = String(ctx.query.posts ?? '').split(',');
      if (documentIds.length > MAX_POSTS) throw new errors.ValidationError('posts');
      ctx.body = { data: await rightsOnPosts(strapi, documentIds) };
    },

    async history(ctx: Context) {
      const documentId = pathParameter(ctx, 'documentId');
      requireUse('read', await findRightsSubject(strapi, documentId));
      const start = readInteger(String(ctx.query.start ?? 0));
      if (start === null) throw new errors.ValidationError('start');
      ctx.body = { data: await historyOf(strapi, documentId, start) };
    },

    /** What an editor should know before the post is deleted. */
    async linkingPosts(ctx: Context) {
      const { id, slug } = await requirePost(ctx, 'update');
      const post = { id, slug: typeof slug === 'string' ? slug : null };
      ctx.body = { data: await findLinkingPosts(strapi, post) };
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
  };
}

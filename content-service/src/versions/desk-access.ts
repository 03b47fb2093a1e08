import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { currentAuthor } from './author';
import { loadEntry } from './copy';
import { BODIES, parseBody, pathParameter } from './desk-requests';
import { findVersion } from './find-versions';
import { mayMakePublic, mayUse } from './rights';
import { type Author, type Entry, POST, VERSION, type Version } from './version';

/**
 * Finds the post or version of a call, for users who have the right to it.
 * @throws ForbiddenError, NotFoundError
 */
export function deskAccess(strapi: Core.Strapi) {
  const author = (): Author => {
    const current = currentAuthor(strapi);
    if (!current) throw new errors.ForbiddenError();
    return current;
  };

  const requirePost = async (ctx: Context, action: 'create' | 'update'): Promise<Entry> => {
    const documentId = pathParameter(ctx, 'documentId');
    const post = await loadEntry(strapi, POST, { documentId });
    if (!post) throw new errors.NotFoundError('This post does not exist.');
    requireUse(action, post);
    return post;
  };

  const requireVersion = async (
    ctx: Context,
    action: 'read' | 'update',
    parameter = 'documentId',
  ): Promise<Version> => {
    const version = await findVersion(strapi, pathParameter(ctx, parameter));
    requireUse(action, version);
    // The language of a version may have been changed to one that its post does not have.
    const postDocumentId = version.post_document_id;
    const post = postDocumentId && (await loadEntry(strapi, POST, { documentId: postDocumentId }));
    if (post) requireUse(action, post);
    return version;
  };

  /** Rights are those on versions: of the post, editors need to read no more than the list. */
  const requireUse = (action: 'read' | 'create' | 'update', entry: Entry | undefined) => {
    if (!mayUse(strapi, action, VERSION, entry)) throw new errors.ForbiddenError();
  };

  const requireScheduler = (version: Version) => {
    if (version.state === 'scheduled' && !mayMakePublic(strapi)) throw new errors.ForbiddenError();
  };

  /** The open version that the call replaces with a new draft, if any: its document id. */
  const requireReplaceable = async (ctx: Context): Promise<string | undefined> => {
    const { replaced } = parseBody(ctx, BODIES.replace);
    if (replaced === undefined) return undefined;
    const version = await findVersion(strapi, replaced);
    requireUse('update', version);
    requireScheduler(version);
    return replaced;
  };

  return { author, requirePost, requireVersion, requireUse, requireScheduler, requireReplaceable };
}

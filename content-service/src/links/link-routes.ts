import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { loadEntry } from '../versions/copy';
import { deskAccess } from '../versions/desk-access';
import { parseBody } from '../versions/desk-requests';
import { addRoutesBelowDesk } from '../versions/desk-routes';
import { MAKE_PUBLIC, mayUse } from '../versions/rights';
import { type Entry, POST, VERSION } from '../versions/version';
import { findPlaces, forgetPlaces } from './link-tables';
import { changesOf, replaceLink } from './replace-link';

const address = z.url({ protocol: /^https?$/ }).max(2000);

/** As many posts as one call may take. */
const MAX_POSTS = 1000;

const BODIES = {
  preview: z.object({ from: z.string().max(2000), to: address }),
  replace: z.object({
    from: z.string().max(2000),
    to: address,
    documentIds: z.array(z.string().max(50)).min(1).max(MAX_POSTS),
  }),
};

/**
 * Adds the calls that replace a link in all posts, for those who may make posts public:
 * - `POST /desk/links/preview`: `[{ documentId, title, fields }]`, the posts that would change
 * - `POST /desk/links/replace`: `{ changed }`, the document ids of those that did
 */
export function addLinkRoutes(strapi: Core.Strapi): void {
  const { author } = deskAccess(strapi);

  const preview = async (ctx: Context) => {
    const { from, to } = parseBody(ctx, BODIES.preview);
    const ids = await findPlaces(strapi.db.connection, from);
    const posts: object[] = [];
    for (const id of ids.slice(0, MAX_POSTS)) {
      const post = await loadEntry<Entry>(strapi, POST, { id });
      if (!post || !mayUse(strapi, 'update', VERSION, post, 'description')) continue;
      const fields = Object.keys(changesOf(strapi, post, from, to));
      const { documentId, title } = post;
      if (fields.length > 0) posts.push({ documentId, title, fields });
    }
    ctx.body = { data: posts };
  };

  const replace = async (ctx: Context) => {
    const { from, to, documentIds } = parseBody(ctx, BODIES.replace);
    const changed: string[] = [];
    for (const documentId of new Set(documentIds)) {
      try {
        const options = { from, to, author: author() };
        if (await replaceLink(strapi, documentId, options)) changed.push(documentId);
      } catch (error) {
        // Deleted, or not theirs any more: the others are still replaced.
        const isLeft =
          error instanceof errors.NotFoundError || error instanceof errors.ForbiddenError;
        if (!isLeft) throw error;
      }
    }
    await forgetPlaces(strapi.db.connection, from, changed);
    ctx.body = { data: { changed } };
  };

  addRoutesBelowDesk(strapi, [
    ['POST', '/links/preview', preview, MAKE_PUBLIC],
    ['POST', '/links/replace', replace, MAKE_PUBLIC],
  ]);
}

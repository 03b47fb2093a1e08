import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { TABLE_FIELD_NAMES } from '../import/fields';
import { pathParameter } from '../versions/desk-requests';
import { POST, VERSION } from '../versions/version';
import { type ExportedPost, rowOfPost } from './row-of-post';

/** More would not fit into one import of a list, or into the memory of a small machine. */
const MAX_POSTS = 2000;

const BATCH_SIZE = 100;

const TYPES = [POST, VERSION] as const;

const POPULATE = {
  post_type: true,
  nationality: true,
  city: true,
  area: true,
  post_category: true,
  creator: true,
  information: true,
  map: true,
} as const;

/**
 * Adds `GET /export/:type`: a list of the panel as a table, with the list's own filters, search and
 * order, and with the rights of the user. Answers `{ data: { fields, rows, isCut } }`.
 */
export function addExportRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/export',
    routes: [
      {
        method: 'GET',
        path: '/:type',
        handler: (ctx: Context) => answer(strapi, ctx),
        info: {},
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}

/** @throws ForbiddenError, NotFoundError, ValidationError for filters that make no sense */
async function answer(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const type = TYPES.find((each) => each === pathParameter(ctx, 'type'));
  if (!type) throw new errors.NotFoundError();
  const permissions = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: type });
  if (permissions.cannot.read()) throw new errors.ForbiddenError();
  const { filters, _q, sort } = ctx.query as Record<string, unknown>;
  const query = await permissions.sanitizedQuery.read({
    ...(filters !== undefined && { filters }),
    ...(_q !== undefined && { _q }),
    sort: sort ?? 'updatedAt:DESC',
  });
  const rows: string[][] = [];
  let isCut = false;
  for (let start = 0; ; start += BATCH_SIZE) {
    const page = { ...query, start, limit: BATCH_SIZE, populate: POPULATE };
    const posts: ExportedPost[] = await strapi.documents(type).findMany(page);
    isCut = rows.length >= MAX_POSTS && posts.length > 0;
    if (isCut) break;
    for (const post of posts) rows.push(rowOfPost(await permissions.sanitizeOutput(post)));
    if (posts.length < BATCH_SIZE) break;
  }
  ctx.body = { data: { fields: TABLE_FIELD_NAMES, rows, isCut } };
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { environment } from '../environment';
import { suggestSlug } from '../slugs/suggest-slug';
import { loadChoices } from './load-choices';
import { loadStored, ownIdsOf, referencesOf, type Stored } from './load-stored';

/** Languages of the panel. */
const LANGUAGES = ['en', 'ar', 'tr', 'ru', 'fa', 'hi', 'ur'] as const;

const querySchema = z.object({
  /** Of a post or a version; missing for one that was not saved yet. */
  documentId: z.string().max(50).optional(),
  language: z.enum(LANGUAGES).catch('en'),
});

const slugSchema = z.object({
  title: z.string().min(1).max(255),
  documentId: z.string().max(50).optional(),
});

/**
 * Adds `GET /post-form`: what the fields of a post's form depend on, for users who may read such posts.
 * Answers `{ data: { choices, stored, timeZone } }`; `stored` is null for a new post, `timeZone` that
 * of posts without a city. `GET /post-form/slug` answers `{ data: { slug } }`: a free slug for a
 * title, or null.
 */
export function addPostFormRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/post-form',
        handler: (ctx: Context) => answer(strapi, ctx),
        info: {},
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
      {
        method: 'GET',
        path: '/post-form/slug',
        handler: (ctx: Context) => answerSlug(strapi, ctx),
        info: {},
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}

/** @throws ValidationError, ForbiddenError or NotFoundError */
async function answer(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const query = querySchema.safeParse(ctx.query);
  if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
  const { documentId, language } = query.data;
  const stored = await loadReadable(strapi, ctx, documentId);
  ctx.body = {
    data: {
      choices: await loadChoices(strapi, language),
      stored: stored && referencesOf(stored),
      timeZone: environment.timeZone,
    },
  };
}

/** @throws ValidationError, ForbiddenError or NotFoundError */
async function answerSlug(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const query = slugSchema.safeParse(ctx.query);
  if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
  const { title, documentId } = query.data;
  const stored = await loadReadable(strapi, ctx, documentId);
  ctx.body = { data: { slug: await suggestSlug(strapi, title, stored ? ownIdsOf(stored) : []) } };
}

/** @throws ForbiddenError if the user may not read it, NotFoundError */
async function loadReadable(
  strapi: Core.Strapi,
  ctx: Context,
  documentId: string | undefined,
): Promise<Stored | null> {
  const stored = documentId === undefined ? null : await loadStored(strapi, documentId);
  if (documentId !== undefined && !stored) throw new errors.NotFoundError();
  const permissions = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({
      userAbility: ctx.state.userAbility,
      model: stored?.uid ?? 'api::post-version.post-version',
    });
  if (permissions.cannot.read(stored?.entry)) throw new errors.ForbiddenError();
  return stored;
}

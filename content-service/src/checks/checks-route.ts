import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { formatProblem, messageLanguages } from 'post-rules/messages/format-problem';
import { z } from 'zod';
import { findProblems } from './find-problems';
import { CHECKED_TYPES, EMPTY_POST, type StoredPost } from './load-posts';
import { findPost, postOfValues } from './post-of-values';

const requestSchema = z.object({
  uid: z.enum(CHECKED_TYPES),
  /** Missing for a post that was not saved yet. */
  documentId: z.string().max(50).optional(),
  values: z.record(z.string().max(100), z.unknown()),
  /** Of the messages. */
  language: z.enum(messageLanguages).catch('en'),
});

/**
 * Adds `POST /checks`: the problems of a post as it stands in the form of the panel, for editors who
 * may read such posts. Answers `{ data: [{ level, code, field, values, message }] }`.
 */
export function addChecksRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'POST',
        path: '/checks',
        handler: (ctx: Context) => answer(strapi, ctx),
        info: {},
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  });
}

/** @throws ValidationError, ForbiddenError or NotFoundError */
async function answer(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const request = requestSchema.safeParse(ctx.request.body);
  if (!request.success) throw new errors.ValidationError(z.prettifyError(request.error));
  const { documentId, values, language } = request.data;
  const uid = typeOf(strapi, request.data.uid);
  const permissions = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid });
  if (permissions.cannot.read()) throw new errors.ForbiddenError();
  const stored =
    documentId === undefined ? emptyEntry(uid) : await findPost(strapi, uid, documentId);
  if (!stored) throw new errors.NotFoundError();
  if (documentId !== undefined && permissions.cannot.read(stored))
    throw new errors.ForbiddenError();
  const post = await postOfValues(strapi, stored, values);
  const problems = await findProblems(strapi, post);
  ctx.body = {
    data: problems.map((problem) => ({ ...problem, message: formatProblem(problem, language) })),
  };
}

function emptyEntry(uid: UID.ContentType): StoredPost {
  return uid === 'api::post.post' ? EMPTY_POST : { ...EMPTY_POST, post: null };
}

/** @throws ValidationError if this service does not have the type */
function typeOf(strapi: Core.Strapi, name: string): UID.ContentType {
  const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === name);
  if (!type) throw new errors.ValidationError(`there is no type ${name}`);
  return type.uid;
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { requireUnused } from '../../file-use/guard-files';
import { readInteger } from '../../storable';

interface Request {
  params: { id: string };
  request: { body?: unknown };
}

type Action = (context: Request) => Promise<unknown>;

type Actions = Record<string, Action>;

/** Strapi has controllers of both kinds. */
type Controller = Actions | ((context: { strapi: Core.Strapi }) => Actions);

export type Controllers = Record<'admin-file' | 'admin-folder-file' | 'content-api', Controller>;

/** Strapi's controllers of files, which delete none that is in use: one, many, or with their folder. */
export function guardedControllers(controllers: Controllers): Controllers {
  const guardOne = (strapi: Core.Strapi, { params }: Request) => requireUnused(strapi, [params.id]);
  return {
    ...controllers,
    'admin-file': guarded(controllers['admin-file'], 'destroy', guardOne),
    'content-api': guarded(controllers['content-api'], 'destroy', guardOne),
    'admin-folder-file': guarded(
      controllers['admin-folder-file'],
      'deleteMany',
      (strapi, { request }) => {
        const { fileIds, folderIds } = Object(request.body) as Record<string, unknown>;
        return requireUnused(strapi, idsIn(fileIds), idsIn(folderIds));
      },
    ),
  };
}

function guarded(
  controller: Controller,
  action: string,
  guard: (strapi: Core.Strapi, context: Request) => Promise<void>,
): Controller {
  return ({ strapi }) => {
    const actions = typeof controller === 'function' ? controller({ strapi }) : controller;
    const original = actions[action];
    if (!original) throw new Error(`Strapi's uploads have no action ${action} any more`);
    return {
      ...actions,
      async [action](context: Request) {
        await guard(strapi, context);
        return original.call(actions, context);
      },
    };
  };
}

/**
 * Strapi takes numbers also as text, and SQLite reads more texts as numbers than we do. What is no list
 * is rejected by Strapi.
 * @throws ValidationError
 */
const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).map((id: unknown) => {
    const number = readInteger(String(id));
    if (number === null) throw new errors.ValidationError('This is not the number of an entry.');
    return number;
  });

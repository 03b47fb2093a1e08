import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { MAKE_PUBLIC } from '../versions/rights';
import { translationHandlers } from './translation-handlers';

type TranslationRoute = [
  method: 'GET' | 'POST',
  path: string,
  handler: (ctx: Context) => Promise<void>,
  action?: string,
];

/**
 * Adds the calls for translations below `/desk`, for those who are signed in to the panel. Rights on
 * the single post or version are checked by the handlers.
 */
export function addTranslationRoutes(strapi: Core.Strapi): void {
  const handlers = translationHandlers(strapi);
  const routes: TranslationRoute[] = [
    ['GET', '/translations', handlers.table],
    ['GET', '/posts/:documentId/translations', handlers.languages],
    ['POST', '/posts/:documentId/translations', handlers.start],
    ['POST', '/posts/:documentId/follow', handlers.followInPost, MAKE_PUBLIC],
    ['GET', '/versions/:documentId/translation', handlers.describe],
    ['POST', '/versions/:documentId/follow', handlers.followInDraft],
    ['POST', '/versions/:documentId/checked', handlers.markChecked],
    ['POST', '/versions/:documentId/machine-translation', handlers.translateByMachine],
    ['POST', '/versions/:documentId/small-change', handlers.markSmallChange],
  ];
  strapi.server.routes({
    type: 'admin',
    prefix: '/desk',
    routes: routes.map(([method, path, handler, action]) => ({
      method,
      path,
      handler,
      info: {},
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          ...(action ? [{ name: 'admin::hasPermissions', config: { actions: [action] } }] : []),
        ],
      },
    })),
  });
}

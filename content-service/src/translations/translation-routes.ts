import type { Core } from '@strapi/strapi';
import { addRoutesBelowDesk, type DeskRoute } from '../versions/desk-routes';
import { MAKE_PUBLIC } from '../versions/rights';
import { translationHandlers } from './translation-handlers';

/**
 * Adds the calls for translations below `/desk`, for those who are signed in to the panel. Rights on
 * the single post or version are checked by the handlers.
 */
export function addTranslationRoutes(strapi: Core.Strapi): void {
  const handlers = translationHandlers(strapi);
  const routes: DeskRoute[] = [
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
  addRoutesBelowDesk(strapi, routes);
}

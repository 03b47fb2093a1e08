import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelLanguage } from '../checks/panel-language';
import { type NeededBy, neededMessage } from './messages';
import { NEEDS, type Need } from './needs';

/**
 * Refuses to delete kinds of post, places, communities, categories and others that are needed: posts
 * without a kind have no page, and no search finds those without a community. Commands, which run
 * outside of requests, delete what they delete.
 */
export function refuseNeededDeletion(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const needs = NEEDS[uid];
    const request = strapi.requestContext.get();
    if (action !== 'delete' || !needs || !request) return next();
    const { documentId } = params as { documentId: string };
    const neededBy = await countNeeds(strapi, needs, documentId);
    if (neededBy.length === 0) return next();
    const entry: { name: string | null } | null = await strapi.db
      .query(uid)
      .findOne({ select: ['name'], where: { documentId } });
    const message = neededMessage(entry?.name ?? documentId, neededBy, panelLanguage(request));
    throw new errors.ApplicationError(message);
  });
}

async function countNeeds(
  strapi: Core.Strapi,
  needs: readonly Need[],
  documentId: string,
): Promise<NeededBy[]> {
  const found: NeededBy[] = [];
  for (const { name, uid, field, where } of needs) {
    const count = await strapi.db
      .query(uid)
      .count({ where: { ...where, [field]: { documentId } } });
    if (count > 0) found.push({ name, count });
  }
  return found;
}

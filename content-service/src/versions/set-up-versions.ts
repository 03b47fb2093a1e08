import type { Core } from '@strapi/strapi';
import { addDeskRoutes } from './desk-routes';
import { guardVersions } from './guard-versions';
import { registerLanguageConditions } from './language-conditions';
import { recordPostWrites } from './record-writes';
import { registerDeskActions } from './rights';
import { trackWords } from './track-words';

/** Sets up rules, routes and rights of versions. Call it in `register`. */
export async function setUpVersions(strapi: Core.Strapi): Promise<void> {
  guardVersions(strapi);
  recordPostWrites(strapi);
  trackWords(strapi);
  addDeskRoutes(strapi);
  await registerDeskActions(strapi);
  await registerLanguageConditions(strapi);
}

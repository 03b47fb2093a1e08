import type { Core } from '@strapi/strapi';
import { seedDemoContent } from '../seed/demo-content';
import { keepPostsComplete } from './api/post/keep-complete';
import { keepSearchText } from './api/post/keep-search-text';
import { keepSortIndexes, refreshStatistics } from './api/post/sort-indexes';
import { tellWebsites } from './change-notices/tell-websites';
import { environment, refuseToStart } from './environment';
import { keepPublicPermissions } from './public-permissions';
import { supportRelationsInOwnColumns } from './relations/own-columns';
import { keepTextIndex } from './search/text-index';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    supportRelationsInOwnColumns(strapi);
    keepPostsComplete(strapi);
    keepSearchText(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await keepSortIndexes(strapi);
    await keepTextIndex(strapi);
    await keepPublicPermissions(strapi);
    if (environment.demoContent) {
      await seedDemoContent(strapi, environment.seedDirectory).catch(refuseToStart);
    }
    await refreshStatistics(strapi);
    tellWebsites(strapi);
    // What starts this service waits for this line.
    strapi.server.httpServer.once('listening', () =>
      process.stdout.write(`ready: ${environment.publicUrl}/api\n`),
    );
  },
};

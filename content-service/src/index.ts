import type { Core } from '@strapi/strapi';
import { seedDemoContent } from '../seed/demo-content';
import { endOfAnswers } from './accounts/after-answer';
import { guardAccounts } from './accounts/guard-accounts';
import { startPurging, stopPurging } from './accounts/purging';
import { keepPostsComplete } from './api/post/keep-complete';
import { keepSortIndexes, refreshStatistics } from './api/post/sort-indexes';
import { tellWebsites } from './change-notices/tell-websites';
import { guardConnections } from './connections';
import { keepMessagesMailed, mailUnmailedMessages } from './contact-messages/keep-mailed';
import { sendAtRoot } from './contact-messages/send-at-root';
import { databaseAtStart } from './database/database-at-start';
import { guardDatabase } from './database/guard-database';
import { environment, refuseToStart } from './environment';
import {
  awaitFirstAdministrator,
  watchForAdministrator,
} from './first-administrator/first-administrator';
import { guardRegistration } from './first-administrator/guard-registration';
import { startMail, stopMail } from './mail/mail';
import { limitPanelSignIn } from './panel/limit-sign-in';
import { keepPublicPermissions } from './public-permissions';
import { supportRelationsInOwnColumns } from './relations/own-columns';
import { keepSearchText } from './search/keep-search-text';
import { keepTextIndex } from './search/text-index';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await databaseAtStart().catch(refuseToStart);
    guardDatabase(strapi);
    supportRelationsInOwnColumns(strapi);
    keepPostsComplete(strapi);
    keepSearchText(strapi);
    sendAtRoot(strapi);
    guardAccounts(strapi);
    limitPanelSignIn(strapi);
    guardConnections(strapi.server.httpServer);
    guardRegistration(strapi);
    watchForAdministrator(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await keepSortIndexes(strapi);
    await keepTextIndex(strapi);
    await keepPublicPermissions(strapi);
    await awaitFirstAdministrator(strapi);
    if (environment.demoContent) {
      await seedDemoContent(strapi, environment.seedDirectory).catch(refuseToStart);
    }
    keepMessagesMailed(strapi);
    await mailUnmailedMessages(strapi);
    startMail(strapi);
    startPurging(strapi);
    await refreshStatistics(strapi);
    tellWebsites(strapi);
    // What starts this service waits for this line.
    strapi.server.httpServer.once('listening', () =>
      process.stdout.write(`ready: ${environment.publicUrl}/api\n`),
    );
  },

  async destroy() {
    await endOfAnswers();
    await stopPurging();
    await stopMail();
  },
};

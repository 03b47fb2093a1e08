import type { Core } from '@strapi/strapi';
import { seedDemoContent } from '../seed/demo-content';
import { ensureStrapiImports } from '../seed/strapi/records';
import { guardAccounts } from './accounts/guard-accounts';
import { startPurgeJob, stopPurgeJob } from './accounts/purge-job';
import { finishPendingTasks } from './accounts/run-after-response';
import { applyPostDefaults } from './api/post/post-defaults';
import { ensureSortIndexes, refreshStatistics } from './api/post/sort-indexes';
import { registerArticleText } from './article-text/article-text';
import { addBulkRoute } from './bulk/bulk-route';
import { startFeedJob, stopFeedJob } from './calendar-feeds/feed-job';
import { ensureFeedTables } from './calendar-feeds/feed-tables';
import { notifyWebsites } from './change-notices/notify-websites';
import { POSTS_WRITTEN } from './change-notices/post-changes';
import { addChecksRoute } from './checks/checks-route';
import { startNightlyCheck, stopNightlyCheck } from './checks/nightly-check';
import { ensureProblemTables } from './checks/problem-tables';
import { refuseErrors } from './checks/refuse-errors';
import { startSafetyJob, stopSafetyJob } from './checks/safety-job';
import { updateSafetyNoteOnSave } from './checks/safety-notes';
import { startConfirmationJob, stopConfirmationJob } from './confirmation/confirmation-job';
import { configureConnections } from './connections';
import { mailPendingMessages, registerMessageMailing } from './contact-messages/message-mailing';
import { addRootSendRoute } from './contact-messages/root-send-route';
import { startRatesJob, stopRatesJob } from './costs/fetch-rates';
import { importCostItems } from './costs/import-items';
import { addPriceSuggestionsRoute } from './costs/panel-route';
import { addPriceTableRoutes } from './costs/price-table/price-table-routes';
import { refusePriceErrors } from './costs/refuse-price-errors';
import { ensureDatabase } from './database/ensure-database';
import { handleOutages } from './database/handle-outages';
import { releaseStartupLock, waitForOtherStarts } from './database/startup-lock';
import { addTodayRoutes } from './desk/today-routes';
import { abortStartup, environment } from './environment';
import { addExportRoute } from './export/export-route';
import { ensureHelpfulCounts } from './feedback/helpful-counts';
import { addHelpfulCountsRoute } from './feedback/panel-route';
import {
  prepareFirstAdministrator,
  watchForFirstAdministrator,
} from './first-administrator/first-administrator';
import { guardRegistration } from './first-administrator/guard-registration';
import { applyLayouts } from './form-layout/apply-layouts';
import { syncLayoutsWhenChanged } from './form-layout/sync-when-changed';
import { addImportRoutes } from './import/import-routes';
import { ensureImportTables } from './import/import-tables';
import { addInboxRoutes } from './inbox/inbox-routes';
import { keepProgress } from './inbox/keep-progress';
import { startLinkJob, stopLinkJob } from './links/link-job';
import { addLinkRoutes } from './links/link-routes';
import { ensureLinkTables } from './links/link-tables';
import { startMail, stopMail } from './mail/mail';
import { serveMetrics, stopServingMetrics } from './metrics/serve-metrics';
import { limitPanelSignIn } from './panel/limit-sign-in';
import { addPostFormRoute } from './post-form/post-form-route';
import { closeReplica } from './read-api/cache';
import { recordVersion } from './record-version';
import { resolveColumnRelations } from './relations/column-relations';
import { syncRolePermissions } from './role-permissions';
import { refreshCachedValuesOnSave } from './search/cached-from-entries';
import { addSearchCountsRoute } from './search/counts/panel-route';
import { ensureSearchCounts } from './search/counts/search-counts';
import { finishCatchUp, startCatchUp } from './search/index/catch-up';
import { ensureSearchTables } from './search/index/tables';
import { ensureSearchIndex, updateSearchIndexOnSave } from './search/index/update-index';
import { ensureTextIndex } from './search/text-index';
import { updateSearchTextOnSave } from './search/update-search-text';
import { ensureFormerSlugs } from './slugs/former-slugs';
import { recordSlugs } from './slugs/record-slugs';
import { ensureReadCounts } from './statistics/read-counts';
import { addStatisticsRoute } from './statistics/statistics-route';
import { addTranslationRoutes } from './translations/translation-routes';
import { configureStorage } from './uploads/storage';
import { startDueJob, stopDueJob } from './verification/due-job';
import { fillDueDates, updateDueDateOnSave } from './verification/update-due-date';
import { createRoles } from './versions/roles/create-roles';
import { setUpVersions } from './versions/set-up-versions';
import { startVersionJob, stopVersionJob } from './versions/version-job';
import { fillNames } from './vocabulary/fill-names';
import { importConcepts } from './vocabulary/import-concepts';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await ensureDatabase().catch(abortStartup);
    await waitForOtherStarts().catch(abortStartup);
    handleOutages(strapi);
    configureStorage(strapi);
    registerArticleText(strapi);
    refuseErrors(strapi);
    refusePriceErrors(strapi);
    resolveColumnRelations(strapi);
    applyPostDefaults(strapi);
    recordSlugs(strapi);
    updateSearchTextOnSave(strapi);
    updateDueDateOnSave(strapi);
    updateSafetyNoteOnSave(strapi);
    updateSearchIndexOnSave(strapi);
    refreshCachedValuesOnSave(strapi);
    addRootSendRoute(strapi);
    addSearchCountsRoute(strapi);
    addHelpfulCountsRoute(strapi);
    keepProgress(strapi);
    addInboxRoutes(strapi);
    addTodayRoutes(strapi);
    addLinkRoutes(strapi);
    addStatisticsRoute(strapi);
    addPriceSuggestionsRoute(strapi);
    addPriceTableRoutes(strapi);
    addChecksRoute(strapi);
    addPostFormRoute(strapi);
    syncLayoutsWhenChanged(strapi);
    await setUpVersions(strapi);
    addTranslationRoutes(strapi);
    addImportRoutes(strapi);
    addExportRoute(strapi);
    addBulkRoute(strapi);
    guardAccounts(strapi);
    limitPanelSignIn(strapi);
    configureConnections(strapi.server.httpServer);
    guardRegistration(strapi);
    watchForFirstAdministrator(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureSortIndexes(strapi);
    await ensureTextIndex(strapi);
    await ensureSearchTables(strapi);
    await importConcepts(strapi, environment.vocabularyDirectory).catch(abortStartup);
    await fillNames(strapi, environment.vocabularyDirectory).catch(abortStartup);
    await importCostItems(strapi, environment.vocabularyDirectory).catch(abortStartup);
    await ensureSearchIndex(strapi);
    await ensureSearchCounts(strapi);
    await ensureHelpfulCounts(strapi);
    await ensureReadCounts(strapi);
    await ensureProblemTables(strapi);
    await ensureLinkTables(strapi);
    await ensureFormerSlugs(strapi);
    await fillDueDates(strapi, new Date());
    await ensureImportTables(strapi);
    await ensureFeedTables(strapi);
    await ensureStrapiImports(strapi);
    await applyLayouts(strapi);
    await syncRolePermissions(strapi);
    await prepareFirstAdministrator(strapi);
    if (environment.demoContent) {
      await seedDemoContent(strapi, environment.seedDirectory).catch(abortStartup);
    }
    await createRoles(strapi);
    await recordVersion(strapi);
    registerMessageMailing(strapi);
    await mailPendingMessages(strapi);
    startMail(strapi);
    startConfirmationJob(strapi);
    startPurgeJob(strapi);
    startNightlyCheck(strapi);
    startVersionJob(strapi);
    startRatesJob(strapi, environment.exchangeRatesUrl);
    await refreshStatistics(strapi);
    notifyWebsites(strapi);
    startDueJob(strapi);
    startSafetyJob(strapi);
    startLinkJob(strapi);
    startFeedJob(strapi);
    serveMetrics(strapi);
    strapi.eventHub.on(POSTS_WRITTEN, async () => startCatchUp(strapi));
    await releaseStartupLock();
    // The programs that start this service wait for this line.
    strapi.server.httpServer.once('listening', () =>
      process.stdout.write(`ready: ${environment.publicUrl}/api\n`),
    );
  },

  async destroy() {
    await finishPendingTasks();
    await stopPurgeJob();
    await stopNightlyCheck();
    await stopVersionJob();
    await stopDueJob();
    await stopConfirmationJob();
    await stopSafetyJob();
    await stopLinkJob();
    await stopFeedJob();
    await stopRatesJob();
    await stopMail();
    await finishCatchUp();
    await closeReplica();
    stopServingMetrics();
  },
};

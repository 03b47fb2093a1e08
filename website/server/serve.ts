import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAgeBanner } from './age-banner.ts';
import { loadBuildFiles } from './build-files.ts';
import type { App } from './build-output.ts';
import { createPurger } from './cdn-purge.ts';
import { createNoticeReader } from './change-notices.ts';
import { rejectMalformedRequests, serverLimits } from './connection-limits.ts';
import { monitorContentService } from './content-health.ts';
import { startCounters } from './counters.ts';
import { createReportCollector } from './csp-reports.ts';
import { createDocumentStreams } from './document-streams.ts';
import { endInTime } from './end-in-time.ts';
import { createHealth } from './health.ts';
import { withIslandHeaders } from './island-headers.ts';
import { withMapWorker } from './map-worker-file.ts';
import { createMetrics } from './metrics.ts';
import { eventLoopLag } from './page-cache/event-loop-lag.ts';
import { openPageStore } from './page-cache/open-store.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { readiness } from './readiness.ts';
import { createRequestListener } from './request-listener.ts';
import { createRequestLog } from './request-log.ts';
import { headerVariants } from './security-headers.ts';
import { serviceRoutes } from './service-routes.ts';
import { withServiceWorker } from './service-worker-file.ts';
import { shareNotices } from './shared-notices.ts';
import { createGracefulShutdown } from './shutdown.ts';
import { speculationRules } from './speculation-rules.ts';
import { createWebhookReader } from './strapi-webhooks.ts';
import { createVisitorAddress } from './visitor-address.ts';

/** How often new pages are written to disk, in milliseconds. */
const SAVE_INTERVAL_MS = 3 * 60_000;

/** Assembles the server and starts listening. @param onError called if it cannot listen */
export async function serve(app: App, onError: (error: unknown) => void): Promise<void> {
  const environment = app.currentEnvironment();
  const { HOST, PORT, PUBLIC_URL, CONTENT_MEDIA, MAP_TILES, PAGE_FRESH_SECONDS } = environment;
  const visitorAddress = createVisitorAddress(environment.TRUSTED_PROXIES);
  const { now } = Date;
  const health = createHealth(now);
  const metrics = environment.METRICS_PORT === undefined ? null : createMetrics(health);
  app.log.level = environment.LOG_LEVEL;
  const requestLog = createRequestLog(environment.LOG_REQUESTS);

  const { store, loadedCount, save, shared } = await openPageStore(app, health, now);
  const render = async (address: string) => {
    const startedAt = performance.now();
    const rendering = await app.render(address);
    metrics?.observeRendering((performance.now() - startedAt) / 1000);
    return rendering;
  };
  const freshMs = PAGE_FRESH_SECONDS * 1000;
  const pages = createPageCache({ store, render, now, freshMs, lag: eventLoopLag() });
  metrics?.trackQueueLength(pages.queueLength);

  const contentService = monitorContentService(health, app.contentEvents, app.probeContentService);
  app.contentEvents.on('call', (outcome) => metrics?.countContentCall(outcome));
  app.contentEvents.on('down', pages.markUpstreamDown);
  app.contentEvents.on('up', pages.markUpstreamUp);
  void app.warmUp();
  const { WEBSITE_TOKEN, CONTENT_WEBHOOK_SECRET } = environment;
  const { SURROGATE_KEYS, CDN_PURGE_URL, CDN_PURGE_TOKEN } = environment;
  const notices = WEBSITE_TOKEN ? createNoticeReader(WEBSITE_TOKEN, now) : null;
  const purge =
    SURROGATE_KEYS && CDN_PURGE_URL
      ? createPurger({
          url: CDN_PURGE_URL,
          token: CDN_PURGE_TOKEN,
          header: SURROGATE_KEYS,
          onError: (error) => app.logFailure('purging the CDN', error),
        })
      : null;
  const sharedNotices = shareNotices({
    shared,
    apply: ({ id, changes }, at) => {
      notices?.markSeen(id);
      // First, so that pages rendered for the change do not use responses from before it.
      app.contentEvents.emit('changed', changes);
      pages.invalidate(changes, at);
    },
    onMissed: pages.invalidateAll,
    now,
  });

  const policy = {
    publicUrl: PUBLIC_URL,
    hsts: environment.HSTS,
    scripts: app.inlineScripts,
    pictureOrigins: [new URL(CONTENT_MEDIA).origin, ...environment.MEDIA_ORIGINS],
    mapOrigins: MAP_TILES ? [new URL(MAP_TILES).origin, ...environment.MAP_ORIGINS] : [],
  };
  const { headers, islandHeaders, mapHeaders, streamHeaders } = headerVariants(policy);
  const framedBy = new URL(environment.CONTENT_PUBLIC_URL).origin;
  const server = createServer(serverLimits);
  const { isStopping, stop } = createGracefulShutdown(server);
  const counters = startCounters(app, now);
  if (counters.observeRequest) server.on('request', counters.observeRequest);
  server.on(
    'request',
    createRequestListener({
      headers,
      islandHeaders,
      mapHeaders,
      previewHeaders: headerVariants({ ...policy, framedBy }),
      keysHeader: SURROGATE_KEYS,
      services: serviceRoutes({
        notices,
        webhooks: CONTENT_WEBHOOK_SECRET ? createWebhookReader(CONTENT_WEBHOOK_SECRET, now) : null,
        onNotice: (notice) => {
          sharedNotices.publish(notice);
          void purge?.(notice.changes);
        },
        onReport: createReportCollector((violation) =>
          app.log.warn(violation, 'blocked by the content security policy'),
        ),
        speculationRules: speculationRules(app.formPaths),
        readiness: () =>
          readiness({
            isStopping: isStopping(),
            hasContent: !contentService.isDegraded(),
            hasPages: pages.hasContent(),
            degraded: health.degraded(),
          }),
      }),
      pathPatterns: app.pathPatterns,
      files: withServiceWorker(withMapWorker(loadBuildFiles()), environment.OFFLINE_PAGES),
      cacheKeyOf: app.cacheKeyOf,
      isPreview: app.isPreview,
      pages,
      withAgeBanner: createAgeBanner(app.withAgeBanner, app.isCityFile),
      render,
      isStreamable: app.isStreamable,
      stream: createDocumentStreams({
        render: app.renderStream,
        headers: streamHeaders,
        onError: (error) => app.logFailure('streaming a page', error),
      }),
      handleAction: getRequestListener(
        async (request, { incoming }) =>
          withIslandHeaders(
            await app.handleAction(request, visitorAddress(incoming)),
            islandHeaders,
          ),
        { overrideGlobalObjects: false },
      ),
      maxBodyBytes: app.maxBodyBytes,
      renderRejectedRequest: app.renderRejectedRequest,
      freshSeconds: PAGE_FRESH_SECONDS,
      onPageSent: counters.observePage,
      onRequestEnd: (record) => {
        requestLog.write(record);
        metrics?.observeRequest(record);
      },
      logFailure: app.logFailure,
      now,
    }),
  );
  rejectMalformedRequests(server, headers, app.renderRejectedRequest);
  server.on('error', onError);
  server.listen(PORT, HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : PORT;
    app.log.info({ host: HOST, port, pages: loadedCount }, 'website listening');
  });

  setInterval(() => save(), SAVE_INTERVAL_MS).unref();
  const shutDown = async () => {
    if (isStopping()) return;
    await endInTime(async (deadline) => {
      await Promise.all([stop(), save(deadline)]);
      await counters.flush(deadline);
    });
    sharedNotices.stop();
    shared?.redis.stop();
    requestLog.flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, shutDown);
}

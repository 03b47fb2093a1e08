import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAgedPages } from './aged-pages.ts';
import type { App } from './built.ts';
import { noticeReader } from './change-notices.ts';
import { followContentService } from './content-health.ts';
import { reportTaker } from './csp-reports.ts';
import { createFiles } from './files.ts';
import { createFront } from './front.ts';
import { createHealth } from './health.ts';
import { answerNonsense, limits } from './limits.ts';
import { createMetrics } from './metrics.ts';
import { eventLoopLag } from './page-cache/event-loop-lag.ts';
import { openPageStore } from './page-cache/open-store.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { purger } from './purge.ts';
import { readiness } from './readiness.ts';
import { createRequestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { serviceRoutes } from './service-routes.ts';
import { shareNotices } from './shared-notices.ts';
import { stopper } from './shutdown.ts';
import { speculationRules } from './speculation-rules.ts';
import { createStreams } from './streams.ts';
import { visitorAddress } from './visitor-address.ts';

/** How often new pages are written to disk, in milliseconds. */
const SAVE_EVERY = 3 * 60_000;

/** Puts the process together and lets it listen. @param failed told where it cannot listen */
export async function serve(app: App, failed: (error: unknown) => void): Promise<void> {
  const environment = app.currentEnvironment();
  const { HOST, PORT, PUBLIC_URL, CONTENT_MEDIA, PAGE_FRESH_SECONDS } = environment;
  const { TRUSTED_PROXIES } = environment;
  const { now } = Date;
  const health = createHealth(now);
  const metrics = environment.METRICS_PORT === undefined ? null : createMetrics(health);
  const requestLog = environment.LOG_REQUESTS ? createRequestLog() : null;

  const { store, loaded, save, shared } = await openPageStore(app, health, now);
  const render = async (address: string) => {
    const began = performance.now();
    const rendering = await app.render(address);
    metrics?.rendered((performance.now() - began) / 1000);
    return rendering;
  };
  const freshMs = PAGE_FRESH_SECONDS * 1000;
  const pages = createPageCache({ store, render, now, freshMs, lag: eventLoopLag() });
  metrics?.queued(pages.queued);

  const contentService = followContentService(health, app.contentEvents, app.checkContent);
  app.contentEvents.on('call', (outcome) => metrics?.called(outcome));
  app.contentEvents.on('lost', pages.lost);
  app.contentEvents.on('back', pages.recovered);
  const { WEBSITE_TOKEN, SURROGATE_KEYS, CDN_PURGE_URL, CDN_PURGE_TOKEN } = environment;
  const notices = WEBSITE_TOKEN ? noticeReader(WEBSITE_TOKEN, now) : null;
  const purge =
    SURROGATE_KEYS && CDN_PURGE_URL
      ? purger({
          url: CDN_PURGE_URL,
          token: CDN_PURGE_TOKEN,
          header: SURROGATE_KEYS,
          failed: (error) => app.logFailure('telling the caches in front of a change', error),
        })
      : null;
  const sharedNotices = shareNotices({
    shared,
    apply: ({ id, changes }, at) => {
      notices?.knows(id);
      // First: what is rendered for the change must not be made of older answers.
      app.contentEvents.emit('changed', changes);
      pages.invalidate(changes, at);
    },
    missed: pages.distrust,
    now,
  });

  const policy = {
    publicUrl: PUBLIC_URL,
    hsts: environment.HSTS,
    scripts: app.inlineScripts,
    pictureOrigins: [new URL(CONTENT_MEDIA).origin, ...environment.MEDIA_ORIGINS],
  };
  const headers = securityHeaders(policy);
  const server = createServer(limits);
  const { isStopping, stop } = stopper(server);
  server.on(
    'request',
    createFront({
      headers,
      keysHeader: SURROGATE_KEYS,
      services: serviceRoutes({
        notices,
        changed: (notice) => {
          sharedNotices.received(notice);
          void purge?.(notice.changes);
        },
        report: reportTaker((violation) =>
          app.log.warn(violation, 'kept from a page by its policy'),
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
      files: createFiles(),
      keepingOf: app.keepingOf,
      pages,
      aged: createAgedPages(app.withAge),
      render,
      isStreamable: app.isStreamable,
      stream: createStreams({
        make: app.stream,
        headers: (nonce) => securityHeaders({ ...policy, nonce }),
        failed: (error) => app.logFailure('streaming a page', error),
      }),
      act: getRequestListener(
        (request, { incoming }) => {
          const forwardedFor = request.headers.get('x-forwarded-for') ?? '';
          const { remoteAddress = '' } = incoming.socket;
          return app.act(request, visitorAddress(remoteAddress, forwardedFor, TRUSTED_PROXIES));
        },
        { overrideGlobalObjects: false },
      ),
      refuse: app.refuse,
      freshSeconds: PAGE_FRESH_SECONDS,
      told: (visit) => {
        requestLog?.visited(visit);
        metrics?.visited(visit);
      },
      logFailure: app.logFailure,
      now,
    }),
  );
  answerNonsense(server, headers, app.refuse);
  server.on('error', failed);
  server.listen(PORT, HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : PORT;
    app.log.info({ host: HOST, port, pages: loaded }, 'website listening');
  });

  setInterval(save, SAVE_EVERY).unref();
  const end = async () => {
    await Promise.all([stop(), save()]);
    sharedNotices.stop();
    shared?.redis.stop();
    requestLog?.end();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}

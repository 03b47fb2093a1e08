import cluster from 'node:cluster';
import { loadApp } from './build-output.ts';
import { clusterMetrics, processMetrics, serveMetrics } from './metrics.ts';
import { serve } from './serve.ts';
import { startWorkers } from './workers.ts';

const app = await loadApp();

try {
  const { METRICS_HOST, METRICS_PORT, WEB_CONCURRENCY } = app.currentEnvironment();
  // Read now, so that an invalid brand file fails at startup, not on the first request.
  app.readBrand();
  const isClustered = WEB_CONCURRENCY > 1;
  if (isClustered && cluster.isPrimary) startWorkers(app, WEB_CONCURRENCY, fail);
  else await serve(app, fail);
  if (METRICS_PORT !== undefined && cluster.isPrimary) {
    serveMetrics(METRICS_HOST, METRICS_PORT, isClustered ? clusterMetrics : processMetrics).on(
      'error',
      fail,
    );
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    isPortTaken
      ? 'The website cannot start: the port is in use. Set PORT to another one.\n'
      : `${message}\n`,
  );
  process.exit(1);
}

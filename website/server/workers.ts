import cluster, { type Worker } from 'node:cluster';
import type { App } from './build-output.ts';
import { relayNotices } from './worker-messages.ts';

/** Backoff before a crashed worker is restarted, in milliseconds; it doubles with each crash. */
const INITIAL_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 30_000;

/** How long a worker runs until crashes before its start no longer count, in milliseconds. */
const HEALTHY_AFTER_MS = 60_000;

/** Starts workers that share one port. @param onError called if none of them can start */
export function startWorkers(app: App, count: number, onError: (error: unknown) => void): void {
  let isStopping = false;
  let hasStarted = false;
  // Not those of `cluster`: one that has exited may still be among them.
  const workers = new Set<Worker>();
  const restarts = new Set<NodeJS.Timeout>();

  relayNotices();
  cluster.on('listening', () => {
    hasStarted = true;
  });
  for (let number = 0; number < count; number += 1) startWorker(number === 0, INITIAL_BACKOFF_MS);

  function startWorker(savesPages: boolean, nextBackoffMs: number): void {
    const worker = cluster.fork({ KEEPS_PAGES: String(savesPages) });
    const startedAt = performance.now();
    workers.add(worker);
    worker.once('exit', (code, signal) => {
      workers.delete(worker);
      if (isStopping) return exitIfDone();
      if (!hasStarted) return onError(new Error('The website could not start.'));
      const isHealthy = performance.now() - startedAt >= HEALTHY_AFTER_MS;
      const backoffMs = isHealthy ? INITIAL_BACKOFF_MS : nextBackoffMs;
      app.log.error({ code, signal, backoffMs }, 'worker exited, restarting with backoff');
      const restart = setTimeout(() => {
        restarts.delete(restart);
        startWorker(savesPages, Math.min(2 * backoffMs, MAX_BACKOFF_MS));
      }, backoffMs);
      restarts.add(restart);
    });
  }

  function exitIfDone(): void {
    if (workers.size === 0) process.exit(0);
  }

  const stop = () => {
    isStopping = true;
    for (const restart of restarts) clearTimeout(restart);
    for (const worker of workers) worker.process.kill('SIGTERM');
    exitIfDone();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

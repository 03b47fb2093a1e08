import cluster from 'node:cluster';
import type { App } from './build-output.ts';
import { relayNotices } from './worker-messages.ts';

/** Backoff before a crashed worker is restarted, in milliseconds; it doubles with each crash. */
const INITIAL_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 30_000;

/** Starts workers that share one port. @param onError called if none of them can start */
export function startWorkers(app: App, count: number, onError: (error: unknown) => void): void {
  let isStopping = false;
  let hasStarted = false;
  let backoffMs = INITIAL_BACKOFF_MS;

  relayNotices();
  cluster.on('listening', () => {
    hasStarted = true;
  });
  for (let number = 0; number < count; number += 1) startWorker(number === 0);

  function startWorker(savesPages: boolean): void {
    const worker = cluster.fork({ KEEPS_PAGES: String(savesPages) });
    worker.once('exit', (code, signal) => {
      if (isStopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
        return;
      }
      if (!hasStarted) return onError(new Error('The website could not start.'));
      app.log.error({ code, signal, backoffMs }, 'worker exited, restarting with backoff');
      setTimeout(startWorker, backoffMs, savesPages);
      backoffMs = Math.min(2 * backoffMs, MAX_BACKOFF_MS);
    });
  }

  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

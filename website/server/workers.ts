import cluster from 'node:cluster';
import type { App } from './built.ts';
import { passOn } from './siblings.ts';

/** Pause before a process that crashed is brought back: doubled with each crash, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** Runs several processes that share one port. @param failed told where none of them can start */
export function startWorkers(app: App, count: number, failed: (error: unknown) => void): void {
  let stopping = false;
  let started = false;
  let pause = FIRST_PAUSE;

  passOn();
  cluster.on('listening', () => {
    started = true;
  });
  for (let number = 0; number < count; number += 1) run(number === 0);

  function run(keepsPages: boolean): void {
    const worker = cluster.fork({ KEEPS_PAGES: String(keepsPages) });
    worker.once('exit', (code, signal) => {
      if (stopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
        return;
      }
      if (!started) return failed(new Error('The website could not start.'));
      app.log.error({ code, signal, pause }, 'a process ended unexpectedly and is brought back');
      setTimeout(run, pause, keepsPages);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    });
  }

  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

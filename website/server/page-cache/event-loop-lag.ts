import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the delay is sampled, and over how long it is measured, in milliseconds. */
const RESOLUTION_MS = 10;
const WINDOW_MS = 250;

/** @returns by how many milliseconds timers were late at most in the last quarter of a second */
export function eventLoopLag(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let lag = 0;
  setInterval(() => {
    lag = Math.max(0, histogram.max / 1e6 - RESOLUTION_MS);
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => lag;
}

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Sampling interval and measuring window, in milliseconds. */
const RESOLUTION_MS = 10;
const WINDOW_MS = 250;

/** @returns the maximum lag of the event loop in the last quarter of a second, in milliseconds */
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

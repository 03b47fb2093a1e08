import { SAVED_PAGES } from './cache-names.ts';
import { openCache } from './open-cache.ts';
import type { WorkerMessage } from './worker-message.ts';

/** Deletes the kept copies of posts that are no longer saved, and what only they needed. */
export async function forgetPages(paths: readonly string[]): Promise<void> {
  const cache = await openCache(SAVED_PAGES);
  if (!cache) return;
  await Promise.all(paths.map((path) => cache.delete(path)));
  const message: WorkerMessage = { dropsUnusedFiles: true };
  navigator.serviceWorker?.controller?.postMessage(message);
}

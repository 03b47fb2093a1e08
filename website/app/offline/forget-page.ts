import { SAVED_PAGES } from './cache-names.ts';
import { pathsInCache } from './paths-in-cache.ts';
import type { WorkerMessage } from './worker-message.ts';

/** Deletes the kept copy of a post that is no longer saved, and what only it needed. */
export async function forgetPage(path: string): Promise<void> {
  const kept = await pathsInCache(SAVED_PAGES);
  if (!kept.includes(path)) return;
  await (await caches.open(SAVED_PAGES)).delete(path);
  const message: WorkerMessage = { dropsUnusedFiles: true };
  navigator.serviceWorker?.controller?.postMessage(message);
}

import type { pageLimits } from './cache-names.ts';
import { dropUnusedFiles, keepFiles } from './files.ts';
import { ageOf, keepPage, MAX_AGE_MS } from './pages.ts';
import type { WorkerMessage } from './worker-message.ts';

let last: Promise<unknown> = Promise.resolve();

/** Keeps what a page asks for, one request after the other. */
export function keepRequested(message: WorkerMessage): Promise<unknown> {
  // What fails, for lack of room, must not keep the next request from being tried.
  last = last.catch(() => undefined).then(() => keep(message));
  return last;
}

/** Pages that were kept within a day are only fetched to renew them; what cannot be fetched stays as it is. */
async function keep({
  pages = {},
  files = [],
  renews,
  dropsUnusedFiles,
}: WorkerMessage): Promise<void> {
  for (const [name, paths = []] of Object.entries(pages)) {
    const cacheName = name as keyof typeof pageLimits;
    const cache = await caches.open(cacheName);
    for (const path of paths) {
      const url = new URL(path, location.origin).href;
      const kept = await cache.match(url);
      if (!renews && kept && ageOf(kept) < MAX_AGE_MS) continue;
      const response = await fetch(url).catch(() => null);
      if (response) await keepPage(url, response, cacheName);
    }
  }
  await keepFiles(files);
  if (dropsUnusedFiles) await dropUnusedFiles();
}

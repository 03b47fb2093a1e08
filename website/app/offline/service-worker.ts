/**
 * The service worker: keeps saved posts and the pages read last, and shows them without network.
 * vite/service-worker-plugin.ts bundles it into a file of its own at the root of the site.
 */

import { answerPage } from './answer-page.ts';
import { FILES, pageLimits } from './cache-names.ts';
import { answerFile, dropUnusedFiles } from './files.ts';
import { keepRequested } from './keep-requested.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const currentCaches = [FILES, ...Object.keys(pageLimits)];

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  for (const name of names) if (!currentCaches.includes(name)) await caches.delete(name);
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // So that pages load while the worker starts. Not all browsers have it.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
      dropOldCaches().then(dropUnusedFiles),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isOwn = origin === self.location.origin;
  if (method !== 'GET') return;
  if (mode === 'navigate') {
    if (isOwn) event.respondWith(answerPage(event));
  } else if (destination === 'image' || (isOwn && pathname.startsWith('/assets/'))) {
    event.respondWith(answerFile(event));
  }
});

self.addEventListener('message', (event) => event.waitUntil(keepRequested(event.data)));

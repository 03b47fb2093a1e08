/**
 * Takes the place of the service worker once the operator has switched it off (`OFFLINE_PAGES`): drops
 * what it kept, and removes itself.
 */

import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

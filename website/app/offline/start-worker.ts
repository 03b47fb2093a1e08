import { SERVICE_WORKER_PATH } from '../addresses/offline-paths.ts';

/**
 * Starts the service worker once the page has loaded, so that it delays nothing.
 * @returns null where browsers have none: without https, and in some private windows
 */
export async function startWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  try {
    await serviceWorker.register(SERVICE_WORKER_PATH);
    return (await serviceWorker.ready).active;
  } catch {
    return null;
  }
}

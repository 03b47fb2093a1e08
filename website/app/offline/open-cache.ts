/**
 * Opens a cache of the service worker.
 * @returns null where the browser has none: without https, in some private windows, and if it stores
 * nothing for the site
 */
export async function openCache(name: string): Promise<Cache | null> {
  try {
    return await caches.open(name);
  } catch {
    return null;
  }
}

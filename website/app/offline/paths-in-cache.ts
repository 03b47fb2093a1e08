/**
 * The paths in a cache of the service worker; none where browsers have no caches: without https, in
 * some private windows, and if they store nothing for the site.
 */
export async function pathsInCache(name: string): Promise<string[]> {
  try {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  } catch {
    return [];
  }
}

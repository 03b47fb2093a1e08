/**
 * The browser's caches, in memory.
 * @param origin of relative addresses
 * @param isFull whether the browser has no room for more
 */
export function keepCaches(
  origin: string,
  isFull = () => false,
): Pick<CacheStorage, 'open' | 'keys' | 'delete'> {
  const caches = new Map<string, Cache>();
  return {
    open: async (name) => {
      const cache = caches.get(name) ?? createCache(origin, isFull);
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
  };
}

function createCache(origin: string, isFull: () => boolean): Cache {
  const entries = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, origin).href;
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async (key) => entries.get(urlOf(key))?.clone(),
    put: async (key, response) => {
      if (isFull()) throw new DOMException('No room is left.', 'QuotaExceededError');
      // Replaced in its place, as in some browsers; in others, it moves to the end.
      entries.set(urlOf(key), response.clone());
    },
    delete: async (key) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
  return cache as Cache;
}

/** The browser's caches, in memory. @param origin of relative addresses */
export function keepCaches(origin: string): Pick<CacheStorage, 'open' | 'keys' | 'delete'> {
  const caches = new Map<string, Cache>();
  return {
    open: async (name) => {
      const cache = caches.get(name) ?? createCache(origin);
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
  };
}

function createCache(origin: string): Cache {
  const entries = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, origin).href;
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async (key) => entries.get(urlOf(key))?.clone(),
    put: async (key, response) => void entries.set(urlOf(key), response.clone()),
    delete: async (key) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
  return cache as Cache;
}

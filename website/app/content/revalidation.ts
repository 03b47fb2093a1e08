import { LRUCache } from 'lru-cache';

/** A response that the content service may confirm instead of sending it again. */
export type StoredResponse = { etag: string; value: object };

/** Length of all addresses and ETags, in characters: those of lists are thousands long. */
const MAX_CHARACTERS = 1024 * 1024;

/** Weakly, because the cache of `read-json.ts` decides how many values are in memory. */
const responses = new LRUCache<string, { etag: string; value: WeakRef<object> }>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ etag }, address) => address.length + etag.length,
});

/**
 * The last response of an address, if it had an ETag and is still in memory.
 * https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function storedResponse(address: string): StoredResponse | undefined {
  const response = responses.get(address);
  const value = response?.value.deref();
  return response && value && { etag: response.etag, value };
}

/** Stores a response if it has an ETag. @param value its body as `readJson` returns it */
export function storeResponse(address: string, { headers }: Response, value: unknown): void {
  const etag = headers.get('etag');
  if (!etag || typeof value !== 'object' || value === null) return;
  responses.set(address, { etag, value: new WeakRef(value) });
}

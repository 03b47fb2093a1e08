import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheState } from './page-cache/page-cache.ts';

/** How an answer came about; `streamed` in parts, `none` where no page is kept for its address. */
export type ResponseSource = CacheState | 'streamed' | 'file' | 'none';

/** One request that was answered, without anything that tells who asked. */
export type RequestRecord = {
  method: string;
  /** Without query: it may hold a code or what somebody searched for. */
  path: string;
  status: number;
  source: ResponseSource;
  /** From the request's first line to the last byte handed to the network. */
  ms: number;
  /** False where the visitor left before the answer was whole. */
  isComplete: boolean;
};

/** Longest path that is written down. */
const MAX_PATH_LENGTH = 200;

/**
 * Follows a request to its end.
 * @param onEnd hears of it once
 * @returns what to call when it is known how the answer came about
 */
export function recordRequest(
  request: IncomingMessage,
  response: ServerResponse,
  onEnd: (visit: RequestRecord) => void,
): (source: ResponseSource) => void {
  const startedAt = performance.now();
  let way: ResponseSource = 'none';
  const { method = '', url = '' } = request;
  response.once('close', () => {
    onEnd({
      method,
      path: (url.split('?', 1)[0] ?? '').slice(0, MAX_PATH_LENGTH),
      status: response.statusCode,
      source: way,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      isComplete: response.writableFinished,
    });
  });
  return (newSource) => {
    way = newSource;
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheState } from './page-cache/page-cache.ts';

/** How an answer came about; `streamed` in parts, `none` where no page is kept for its address. */
export type Way = CacheState | 'streamed' | 'file' | 'none';

/** One request that was answered, without anything that tells who asked. */
export type Visit = {
  method: string;
  /** Without query: it may hold a code or what somebody searched for. */
  path: string;
  status: number;
  way: Way;
  /** From the request's first line to the last byte handed to the network. */
  ms: number;
  /** False where the visitor left before the answer was whole. */
  whole: boolean;
};

/** Longest path that is written down. */
const MOST_CHARACTERS = 200;

/**
 * Follows a request to its end.
 * @param tell hears of it once
 * @returns what to call when it is known how the answer came about
 */
export function follow(
  request: IncomingMessage,
  response: ServerResponse,
  tell: (visit: Visit) => void,
): (way: Way) => void {
  const began = performance.now();
  let way: Way = 'none';
  const { method = '', url = '' } = request;
  response.once('close', () => {
    tell({
      method,
      path: (url.split('?', 1)[0] ?? '').slice(0, MOST_CHARACTERS),
      status: response.statusCode,
      way,
      ms: Math.round((performance.now() - began) * 10) / 10,
      whole: response.writableFinished,
    });
  });
  return (known) => {
    way = known;
  };
}

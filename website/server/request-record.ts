import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheState } from './page-cache/page-cache.ts';

/**
 * Where a response comes from: a state of the page cache, a stream, a file of the build, or `none`
 * of them.
 */
export type ResponseSource = CacheState | 'streamed' | 'file' | 'none';

/** A finished request, without anything that identifies the visitor. */
export type RequestRecord = {
  method: string;
  /** Without the query, which may contain a code or search terms. */
  path: string;
  status: number;
  source: ResponseSource;
  /** From the start of the request to the last byte written to the socket. */
  ms: number;
  /** False if the visitor disconnected before the end of the response. */
  isComplete: boolean;
};

/** Longer paths are truncated. */
const MAX_PATH_LENGTH = 200;

/**
 * Records a request until its response ends.
 * @param onEnd called once, with the record
 * @returns sets the source of the response
 */
export function recordRequest(
  request: IncomingMessage,
  response: ServerResponse,
  onEnd: (record: RequestRecord) => void,
): (source: ResponseSource) => void {
  const startedAt = performance.now();
  let source: ResponseSource = 'none';
  const { method = '', url = '' } = request;
  response.once('close', () => {
    onEnd({
      method,
      path: (url.split('?', 1)[0] ?? '').slice(0, MAX_PATH_LENGTH),
      status: response.statusCode,
      source,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      isComplete: response.writableFinished,
    });
  });
  return (newSource) => {
    source = newSource;
  };
}

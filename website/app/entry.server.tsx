import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { IslandContext } from './islands/island-context.ts';
import { ISLANDS_HEADER } from './islands/islands-header.ts';
import { logFailure } from './log.server.ts';
import { currentStreamNonce } from './request-context.server.ts';

/** Value of Retry-After while the content service is down, in seconds. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Renders a document. It is sent once it is complete, or, if it is to be streamed, once its shell is.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = currentStreamNonce();
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const islandNames = new Set<string>();
    const islands = {
      nonce: nonce ?? undefined,
      onIsland: (name: string) => {
        islandNames.add(name);
      },
    };
    const send = () => {
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      if (islandNames.size > 0) headers.set(ISLANDS_HEADER, [...islandNames].join(' '));
      if (responseStatus === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }),
      );
      pipe(body);
    };
    const { pipe } = renderToPipeableStream(
      <IslandContext value={islands}>
        <ServerRouter context={context} url={request.url} />
      </IslandContext>,
      {
        ...(nonce === null ? { onAllReady: send } : { nonce, onShellReady: send }),
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          logFailure('rendering', error);
        },
      },
    );
  });
}

/**
 * Logs an error that reached React Router, unless the visitor disconnected, or sent what no page takes:
 * strangers could fill the log.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isOfVisitor = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isOfVisitor)
    logFailure(`handling ${new URL(request.url).pathname}`, error);
}

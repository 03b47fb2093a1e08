import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { IslandContext } from './islands/island-context.ts';
import { ISLANDS_HEADER } from './islands/islands-header.ts';
import { logFailure } from './log.server.ts';
import { streamingContext } from './streaming.ts';

/** Seconds after which asking again makes sense while the content service is down. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Renders a document. It is sent once it is complete, unless it is one to be streamed: then its
 * shell goes first.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  const streamOptions = routerContext.get(streamingContext);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let hasIslands = false;
    const islands = {
      nonce: streamOptions?.nonce,
      onIsland: () => {
        hasIslands = true;
      },
    };
    const send = () => {
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      if (hasIslands) headers.set(ISLANDS_HEADER, '1');
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
        ...(streamOptions
          ? { nonce: streamOptions.nonce, onShellReady: send }
          : { onAllReady: send }),
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          logFailure('rendering', error);
        },
      },
    );
  });
}

/** A failure that reached React Router: logged once, unless the visitor simply went away. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) logFailure(`answering ${new URL(request.url).pathname}`, error);
}

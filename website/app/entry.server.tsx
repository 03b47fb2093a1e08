import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { logFailure } from './log.server.ts';

/** Seconds after which asking again makes sense while the content service is down. */
const RETRY_AFTER = 30;

/**
 * Renders a document. It is sent once it is complete: what a visitor without JavaScript gets
 * never ends in a spinner.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        if (answerStatus === 503) headers.set('Retry-After', String(RETRY_AFTER));
        resolve(
          new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }),
        );
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        answerStatus = 500;
        logFailure('rendering', error);
      },
    });
  });
}

/** A failure that reached React Router: logged once, unless the visitor simply went away. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) logFailure(`answering ${new URL(request.url).pathname}`, error);
}

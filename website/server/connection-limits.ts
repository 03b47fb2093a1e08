import type { Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RejectionStatus } from '../app/layouts/rejected-request.server.tsx';

/** What a client may take of the process: whoever sends more, or slower, is closed. */
export const serverLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than a balancer keeps its connections, so that it is the one that ends them. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  // The front refuses it by itself: Node's own answer has no headers of ours.
  requireHostHeader: false,
} satisfies ServerOptions;

const statusOf: Record<string, RejectionStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const reasonPhrases: Partial<Record<RejectionStatus, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/**
 * Answers what is no request at all with a small page, and closes.
 * @param headers of every answer
 */
export function rejectMalformedRequests(
  server: Server,
  headers: Record<string, string>,
  renderRejectedRequest: (status: RejectionStatus) => string,
): void {
  // What a client expects besides `100-continue` may be ignored; Node's 417 has no headers of ours.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf[error.code ?? ''] ?? 400;
    const body = renderRejectedRequest(status);
    const lines = Object.entries({
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reasonPhrases[status]}\r\n${lines.join('')}\r\n${body}`);
  });
}

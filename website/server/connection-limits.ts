import type { Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RejectionStatus } from '../app/layouts/rejected-request.server.tsx';

/** Limits of a connection: clients that exceed them are disconnected. */
export const serverLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than a load balancer's idle timeout, so that the balancer closes connections first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  // The request listener rejects such requests: Node's own response lacks our headers.
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
 * Responds to malformed requests with a small page, and closes the connection.
 * @param headers of every response
 */
export function rejectMalformedRequests(
  server: Server,
  headers: Record<string, string>,
  renderRejectedRequest: (status: RejectionStatus) => string,
): void {
  // Expectations other than `100-continue` may be ignored; Node's 417 lacks our headers.
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

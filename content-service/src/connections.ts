import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from './middlewares/rejected-requests';

/** How long a connection may be idle while a response is prepared or read. */
const IDLE_TIMEOUT_MS = 120_000;

/** An incomplete request line: no white space except after the method. */
const REQUEST_LINE = /^(?:[A-Z]+ )?\S*$/;

const ERROR_NAMES = {
  400: 'BadRequestError',
  408: 'RequestTimeoutError',
  414: 'URITooLongError',
  431: 'RequestHeaderFieldsTooLargeError',
};

/** The error of Node's HTTP parser for an unreadable request. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/**
 * Responds to unreadable requests with a JSON error like Strapi's and closes the connection. Also
 * closes connections whose client does not read the response.
 */
export function configureConnections(server: Server, idleTimeoutMs = IDLE_TIMEOUT_MS): void {
  server.setTimeout(idleTimeoutMs);
  server.on('clientError', (error: ParserError, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf(error);
    const message = STATUS_CODES[status] ?? '';
    const body = JSON.stringify(errorBody({ status, name: ERROR_NAMES[status], message }));
    const lines = [
      `HTTP/1.1 ${status} ${message}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

function statusOf({ code, rawPacket, bytesParsed }: ParserError): keyof typeof ERROR_NAMES {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  // The parser's limit covers URL and headers; the error does not say which one exceeded it.
  const received = rawPacket?.toString('latin1', 0, bytesParsed) ?? '';
  return REQUEST_LINE.test(received) ? 414 : 431;
}

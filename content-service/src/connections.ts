import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from './middlewares/rejected-requests';

/** How long nothing may move on a connection while an answer is made or read, in milliseconds. */
const IDLE_TIMEOUT_MS = 120_000;

/** A request line as far as it came: no white space but behind the method. */
const REQUEST_LINE = /^(?:[A-Z]+ )?\S*$/;

const ERROR_NAMES = {
  400: 'BadRequestError',
  408: 'RequestTimeoutError',
  414: 'URITooLongError',
  431: 'RequestHeaderFieldsTooLargeError',
};

/** What Node's parser tells of a request that it cannot read. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/**
 * Answers what is no request in the form of other errors, and closes; closes as well the
 * connection of whoever asks for something and then does not read it.
 * @param idleTimeoutMs in milliseconds
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
  // The parser counts address and headers together, and does not say where it was.
  const received = rawPacket?.toString('latin1', 0, bytesParsed) ?? '';
  return REQUEST_LINE.test(received) ? 414 : 431;
}

import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalBody } from './middlewares/refused-requests';

/** How long nothing may move on a connection while an answer is made or read, in milliseconds. */
const LONGEST_SILENCE_MS = 120_000;

/** A request line as far as it came: no white space but behind the method. */
const REQUEST_LINE = /^(?:[A-Z]+ )?\S*$/;

const NAMES = {
  400: 'BadRequestError',
  408: 'RequestTimeoutError',
  414: 'URITooLongError',
  431: 'RequestHeaderFieldsTooLargeError',
};

/** What Node's parser tells of a request that it cannot read. */
interface Unreadable extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/**
 * Answers what is no request in the form of other errors, and closes; closes as well the
 * connection of whoever asks for something and then does not read it.
 * @param longestSilence in milliseconds
 */
export function guardConnections(server: Server, longestSilence = LONGEST_SILENCE_MS): void {
  server.setTimeout(longestSilence);
  server.on('clientError', (error: Unreadable, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf(error);
    const message = STATUS_CODES[status] ?? '';
    const body = JSON.stringify(refusalBody({ status, name: NAMES[status], message }));
    const lines = [
      `HTTP/1.1 ${status} ${message}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

function statusOf({ code, rawPacket, bytesParsed }: Unreadable): keyof typeof NAMES {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  // The parser counts address and headers together, and does not say where it was.
  const read = rawPacket?.toString('latin1', 0, bytesParsed) ?? '';
  return REQUEST_LINE.test(read) ? 414 : 431;
}

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends a request to a local server that no HTTP client would send.
 * @param lines of the request up to the empty line; the connection is closed after the response
 */
export async function rawResponse(port: number, ...lines: string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n', 1);
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const headers = headerLines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers) };
}

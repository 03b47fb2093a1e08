import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { isbot } from 'isbot';
import { acceptedEncoding } from './accepted-encoding.ts';

/** A document on its way: what has come of it, and who gets the rest. */
type Stream = {
  nonce: string;
  come: Buffer[];
  isOver: boolean;
  visitors: Set<ServerResponse>;
};

type Options = {
  /** Begins to make a document whose scripts carry a nonce. */
  make: (address: string, nonce: string) => Promise<Response>;
  /** Headers of every answer; the policy among them lets scripts with the nonce run. */
  headers: (nonce: string) => Record<string, string>;
};

/**
 * Sends documents whose late parts follow when they are there. Visitors who come meanwhile are sent
 * the same: what has come at once, then the rest.
 */
export function createStreams({ make, headers }: Options) {
  const underway = new Map<string, Promise<Stream | null>>();

  async function start(address: string): Promise<Stream | null> {
    const nonce = randomBytes(16).toString('base64');
    const response = await make(address, nonce);
    if (response.status !== 200 || !response.body) return null;
    const stream: Stream = { nonce, come: [], isOver: false, visitors: new Set() };
    const zipped = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]).pipe(
      // Each part is worth a packet of its own.
      createGzip({ flush: constants.Z_SYNC_FLUSH }),
    );
    zipped.on('data', (part: Buffer) => {
      stream.come.push(part);
      for (const visitor of stream.visitors) visitor.write(part);
    });
    zipped.once('close', () => {
      stream.isOver = true;
      underway.delete(address);
      for (const visitor of stream.visitors) visitor.end();
    });
    return stream;
  }

  /** @returns false where there is nothing to stream, and nothing was sent */
  return async (address: string, response: ServerResponse): Promise<boolean> => {
    const starting = underway.get(address) ?? start(address);
    underway.set(address, starting);
    const stream = await starting;
    if (!stream) {
      underway.delete(address);
      return false;
    }
    response.writeHead(200, {
      ...headers(stream.nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding, User-Agent',
    });
    for (const part of stream.come) response.write(part);
    if (stream.isOver) response.end();
    else stream.visitors.add(response);
    response.once('close', () => stream.visitors.delete(response));
    return true;
  };
}

/** Whether a visitor gains by a document in parts. Programs, search engines among them, get it whole. */
export function takesStream({ method, headers }: IncomingMessage): boolean {
  const { accept = '', 'user-agent': agent } = headers;
  if (method !== 'GET' || !accept.includes('text/html')) return false;
  return acceptedEncoding(headers['accept-encoding']) !== 'identity' && !isbot(agent);
}

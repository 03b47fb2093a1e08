import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { isbot } from 'isbot';
import { acceptsEncoding } from './accepted-encoding.ts';
import { type SharedSource, shareSource } from './shared-source.ts';

/** A document whose first part is there. */
type DocumentStream = { nonce: string; read: SharedSource<Buffer>['read'] };

type Options = {
  /** Begins to make a document whose scripts carry a nonce. */
  render: (address: string, nonce: string) => Promise<Response>;
  /** Headers of every answer; the policy among them lets scripts with the nonce run. */
  headers: (nonce: string) => Record<string, string>;
  /** Called once for each document that cannot be made, or not to its end. */
  onError: (error: unknown) => void;
};

/**
 * Sends documents whose late parts follow when they are there. Visitors who come meanwhile are sent
 * the same: what has come at once, then the rest. A document that fails half-way breaks their
 * connections: ended in order, it would look complete.
 */
export function createDocumentStreams({ render, headers, onError }: Options) {
  const active = new Map<string, Promise<DocumentStream | null>>();

  function start(address: string): Promise<DocumentStream | null> {
    const { promise, resolve } = Promise.withResolvers<DocumentStream | null>();
    active.set(address, promise);
    run(address, resolve)
      .catch(onError)
      .finally(() => {
        active.delete(address);
        resolve(null);
      });
    return promise;
  }

  /** @param onStart told of the document once there is something to send. Resolves at its end. */
  async function run(address: string, onStart: (stream: DocumentStream) => void): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const { status, body } = await render(address, nonce);
    if (status !== 200 || !body) return;
    // Each part is worth a packet of its own.
    const zipped = createGzip({ flush: constants.Z_SYNC_FLUSH });
    const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    const piped = pipeline(source, zipped);
    const { read, ended } = shareSource<Buffer>(zipped);
    const first = read().next();
    await Promise.all([piped, ended, first.then(() => onStart({ nonce, read }))]);
  }

  /**
   * Resolves when the answer has ended, however that came about.
   * @returns false where there is nothing to stream, and nothing was sent
   */
  return async (address: string, response: ServerResponse): Promise<boolean> => {
    const stream = await (active.get(address) ?? start(address));
    if (!stream) return false;
    response.writeHead(200, {
      ...headers(stream.nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding, User-Agent',
    });
    await pipeline(stream.read(), response).catch(() => {
      // The visitor has left, or the document failed, which `failed` was told once.
    });
    return true;
  };
}

/** Whether a visitor gains by a document in parts. Programs, search engines among them, get it whole. */
export function acceptsStream({ method, headers }: IncomingMessage): boolean {
  const { accept = '', 'user-agent': agent } = headers;
  if (method !== 'GET' || !accept.includes('text/html')) return false;
  return acceptsEncoding(headers['accept-encoding'], 'gzip') && !isbot(agent);
}

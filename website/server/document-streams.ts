import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { isbot } from 'isbot';
import { acceptsEncoding } from './accepted-encoding.ts';
import { type SharedSource, shareSource } from './shared-source.ts';

/** A document whose first chunk is ready. */
type DocumentStream = { nonce: string; read: SharedSource<Buffer>['read'] };

type Options = {
  /** Starts rendering a document whose inline scripts carry the nonce. */
  render: (address: string, nonce: string) => Promise<Response>;
  /** Headers of every response; the policy among them allows scripts with the nonce. */
  headers: (nonce: string) => Record<string, string>;
  /** Called once for each document that cannot be rendered completely. */
  onError: (error: unknown) => void;
};

/**
 * Streams documents whose late parts follow when they are ready. Visitors who arrive meanwhile share
 * the stream: what is ready at once, then the rest. If a document fails half-way, their connections
 * are destroyed: ended normally, it would look complete.
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

  /** Resolves when the document ends. @param onStart called once there is something to send */
  async function run(address: string, onStart: (stream: DocumentStream) => void): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const { status, body } = await render(address, nonce);
    if (status !== 200 || !body) return;
    // Flushed after each chunk, so that every part is sent at once.
    const zipped = createGzip({ flush: constants.Z_SYNC_FLUSH });
    const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    const piped = pipeline(source, zipped);
    const { read, ended } = shareSource<Buffer>(zipped);
    const first = read().next();
    await Promise.all([piped, ended, first.then(() => onStart({ nonce, read }))]);
  }

  /**
   * Resolves when the response has ended or was aborted.
   * @returns false if there is nothing to stream, and nothing was sent
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
      // The visitor disconnected, or the document failed, which `onError` reports once.
    });
    return true;
  };
}

/** Whether to stream documents to a client. Bots, search engines among them, get them complete. */
export function acceptsStream({ method, headers }: IncomingMessage): boolean {
  const { accept = '', 'user-agent': agent } = headers;
  if (method !== 'GET' || !accept.includes('text/html')) return false;
  return acceptsEncoding(headers['accept-encoding'], 'gzip') && !isbot(agent);
}

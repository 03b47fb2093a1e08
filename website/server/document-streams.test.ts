import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  get as httpGet,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentService } from '../mocks/content-service.ts';
import { acceptsStream, createDocumentStreams } from './document-streams.ts';

/** What the test writes into the current document. */
type Source = ReadableStreamDefaultController<Uint8Array>;

let server: Server;
/** A source for each document that was started. */
let sources: Source[];
let nonces: string[];
let failures: unknown[];
let responses: ServerResponse[];
/** How the next document starts; by default with its head, the test writes the rest. */
let startDocument: () => Promise<Response>;

beforeEach(async () => {
  // These requests go to the server under test, not to the mocked content service.
  contentService.close();
  [sources, nonces, failures, responses] = [[], [], [], []];
  startDocument = async () => streamingResponse();
  const stream = createDocumentStreams({
    render: (_, nonce) => {
      nonces.push(nonce);
      return startDocument();
    },
    headers: (nonce) => ({ 'X-Nonce': nonce }),
    onError: (error) => failures.push(error),
  });
  server = createServer(async (_, response) => {
    responses.push(response);
    if (!(await stream('/', response))) response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  contentService.listen({ onUnhandledFrame: 'error' });
});

function streamingResponse(): Response {
  const start = (source: Source) => {
    sources.push(source);
    send(source, '<!DOCTYPE html>');
  };
  return new Response(new ReadableStream({ start }));
}

const send = (source: Source | undefined, text: string) =>
  source?.enqueue(new TextEncoder().encode(text));

/** Resolves once the response has started. */
async function request(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = await once(httpGet({ port, host: '127.0.0.1' }), 'response');
  return response;
}

const decompressedText = async (response: IncomingMessage) =>
  gunzipSync(await buffer(response)).toString();

describe('a streamed document', () => {
  it('is rendered once for concurrent visitors, each of whom gets all of it', async () => {
    const first = await request();
    send(sources[0], '<p>early</p>');
    const second = await request();
    send(sources[0], '<p>late</p>');
    sources[0]?.close();
    const expected = '<!DOCTYPE html><p>early</p><p>late</p>';
    expect(await Promise.all([decompressedText(first), decompressedText(second)])).toEqual([
      expected,
      expected,
    ]);
    expect(nonces).toHaveLength(1);
    expect(first.headers).toMatchObject({
      'x-nonce': nonces[0],
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(second.headers['x-nonce']).toBe(nonces[0]);
  });

  it('is rendered again for visitors after its end', async () => {
    for (const round of [0, 1]) {
      const response = await request();
      sources[round]?.close();
      expect(await decompressedText(response)).toBe('<!DOCTYPE html>');
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it('continues for the others when one visitor disconnects', async () => {
    const [aborted, remaining] = [await request(), await request()];
    aborted.destroy();
    await once(responses[0] as ServerResponse, 'close');
    send(sources[0], '<p>late</p>');
    sources[0]?.close();
    expect(await decompressedText(remaining)).toBe('<!DOCTYPE html><p>late</p>');
    expect(failures).toEqual([]);
  });

  it('ends when all visitors have disconnected, and the next visitor gets a new one', async () => {
    const aborted = await request();
    aborted.destroy();
    await once(responses[0] as ServerResponse, 'close');
    sources[0]?.close();
    await expect
      .poll(async () => {
        const response = await request();
        response.destroy();
        return nonces.length;
      })
      .toBe(2);
    expect(failures).toEqual([]);
  });

  it('is buffered once, however many slow visitors it has', async () => {
    const slow = await request();
    slow.pause();
    const fast = await request();
    const read = buffer(fast);
    // Incompressible bytes.
    for (let part = 0; part < 100; part += 1) sources[0]?.enqueue(randomBytes(100_000));
    sources[0]?.close();
    const expected = (await read).length;
    expect(expected).toBeGreaterThan(10_000_000);
    expect(responses[0]?.writableLength).toBeLessThan(1_000_000);
    // A visitor who reads late gets the rest.
    expect((await buffer(slow)).length).toBe(expected);
  });
});

describe('a document that fails', () => {
  const failure = new Error('the rest could not be rendered');

  it('half-way breaks the connection, so that it does not look complete', async () => {
    const [first, second] = [await request(), await request()];
    sources[0]?.error(failure);
    for (const response of [first, second]) {
      await expect(buffer(response)).rejects.toMatchObject({ code: 'ECONNRESET' });
    }
    expect(failures).toEqual([failure]);
    const next = await request();
    sources[1]?.close();
    expect(await decompressedText(next)).toBe('<!DOCTYPE html>');
  });

  it.each([
    ['before it starts', () => Promise.reject(failure)],
    ['before its first byte', async () => new Response(failedBody())],
  ])(
    '%s is sent to none of the waiting visitors, and the next one is rendered again',
    async (_, fail) => {
      const bothWait = Promise.withResolvers<void>();
      startDocument = () => bothWait.promise.then(fail);
      const visits = [request(), request()];
      await expect.poll(() => responses.length).toBe(2);
      bothWait.resolve();
      const both = await Promise.all(visits);
      expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
      expect([nonces.length, failures]).toEqual([1, [failure]]);
      startDocument = async () => streamingResponse();
      const next = await request();
      sources[0]?.close();
      expect([next.statusCode, await decompressedText(next)]).toEqual([200, '<!DOCTYPE html>']);
    },
  );

  const failedBody = () => new ReadableStream({ start: (source) => source.error(failure) });
});

it.each([
  ['is not a 200', new Response('<p>', { status: 404 })],
  ['has no body', new Response(null)],
])('does not stream a response that %s', async (_, response) => {
  startDocument = async () => response;
  expect((await request()).statusCode).toBe(204);
  expect(failures).toEqual([]);
});

describe('streaming', () => {
  const browser = {
    accept: 'text/html,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  const isAccepted = (method: string, headers: Record<string, string>) =>
    acceptsStream({ method, headers: { ...browser, ...headers } } as unknown as IncomingMessage);

  it('is used for a browser', () => {
    expect(isAccepted('GET', {})).toBe(true);
  });

  it.each([
    ['HEAD', 'HEAD', {}],
    ['a form', 'POST', {}],
    ['a search engine', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a request for a picture', 'GET', { accept: 'image/*' }],
    ['a client without compression', 'GET', { 'accept-encoding': 'identity' }],
    ['a client without gzip', 'GET', { 'accept-encoding': 'br' }],
  ])('is not used for %s', (_, method, headers) => {
    expect(isAccepted(method, headers)).toBe(false);
  });
});

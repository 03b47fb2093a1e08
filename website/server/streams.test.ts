import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  get as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentService } from '../mocks/content-service.ts';
import { createStreams, takesStream } from './streams.ts';

/** What the test writes into the document that is under way. */
type Source = ReadableStreamDefaultController<Uint8Array>;

let server: Server;
/** A source for each document that was begun. */
let sources: Source[];
let nonces: string[];
let failures: unknown[];
let answers: ServerResponse[];
/** How the next document begins; by default with its head, and the rest is up to the test. */
let begin: () => Promise<Response>;

beforeEach(async () => {
  // These requests go to the server under test, not to the content service.
  contentService.close();
  [sources, nonces, failures, answers] = [[], [], [], []];
  begin = async () => document();
  const stream = createStreams({
    make: (_, nonce) => {
      nonces.push(nonce);
      return begin();
    },
    headers: (nonce) => ({ 'X-Nonce': nonce }),
    failed: (error) => failures.push(error),
  });
  server = createServer(async (_, response) => {
    answers.push(response);
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

function document(): Response {
  const start = (source: Source) => {
    sources.push(source);
    send(source, '<!DOCTYPE html>');
  };
  return new Response(new ReadableStream({ start }));
}

const send = (source: Source | undefined, text: string) =>
  source?.enqueue(new TextEncoder().encode(text));

/** Resolves once the answer has begun. */
async function visit(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(ask({ port, host: '127.0.0.1' }), 'response');
  return answer;
}

const textOf = async (answer: IncomingMessage) => gunzipSync(await buffer(answer)).toString();

describe('a document in parts', () => {
  it('is rendered once for all who come meanwhile, each of whom gets the whole', async () => {
    const first = await visit();
    send(sources[0], '<p>early</p>');
    const second = await visit();
    send(sources[0], '<p>late</p>');
    sources[0]?.close();
    const whole = '<!DOCTYPE html><p>early</p><p>late</p>';
    expect(await Promise.all([textOf(first), textOf(second)])).toEqual([whole, whole]);
    expect(nonces).toHaveLength(1);
    expect(first.headers).toMatchObject({
      'x-nonce': nonces[0],
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(second.headers['x-nonce']).toBe(nonces[0]);
  });

  it('is rendered anew for who comes after its end', async () => {
    for (const round of [0, 1]) {
      const answer = await visit();
      sources[round]?.close();
      expect(await textOf(answer)).toBe('<!DOCTYPE html>');
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it('goes on for the others when one of its visitors leaves', async () => {
    const [leaving, staying] = [await visit(), await visit()];
    leaving.destroy();
    await once(answers[0] as ServerResponse, 'close');
    send(sources[0], '<p>late</p>');
    sources[0]?.close();
    expect(await textOf(staying)).toBe('<!DOCTYPE html><p>late</p>');
    expect(failures).toEqual([]);
  });

  it('ends when all its visitors have left, and the next visitor gets a new one', async () => {
    const leaving = await visit();
    leaving.destroy();
    await once(answers[0] as ServerResponse, 'close');
    sources[0]?.close();
    await expect
      .poll(async () => {
        const answer = await visit();
        answer.destroy();
        return nonces.length;
      })
      .toBe(2);
    expect(failures).toEqual([]);
  });

  it('waits in memory once, however many slow visitors it has', async () => {
    const slow = await visit();
    slow.pause();
    const fast = await visit();
    const read = buffer(fast);
    // Bytes that gzip makes no smaller.
    for (let part = 0; part < 100; part += 1) sources[0]?.enqueue(randomBytes(100_000));
    sources[0]?.close();
    const whole = (await read).length;
    expect(whole).toBeGreaterThan(10_000_000);
    expect(answers[0]?.writableLength).toBeLessThan(1_000_000);
    // Who reads at last gets the rest of it.
    expect((await buffer(slow)).length).toBe(whole);
  });
});

describe('a document that fails', () => {
  const failure = new Error('the rest could not be rendered');

  it('half-way breaks the connection, so that nobody takes it for whole', async () => {
    const [first, second] = [await visit(), await visit()];
    sources[0]?.error(failure);
    for (const answer of [first, second]) {
      await expect(buffer(answer)).rejects.toMatchObject({ code: 'ECONNRESET' });
    }
    expect(failures).toEqual([failure]);
    const next = await visit();
    sources[1]?.close();
    expect(await textOf(next)).toBe('<!DOCTYPE html>');
  });

  it.each([
    ['before it begins', () => Promise.reject(failure)],
    ['before its first byte', async () => new Response(failedBody())],
  ])('%s is sent to nobody who waits for it, and the next one is tried', async (_, fail) => {
    const bothWait = Promise.withResolvers<void>();
    begin = () => bothWait.promise.then(fail);
    const visits = [visit(), visit()];
    await expect.poll(() => answers.length).toBe(2);
    bothWait.resolve();
    const both = await Promise.all(visits);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect([nonces.length, failures]).toEqual([1, [failure]]);
    begin = async () => document();
    const next = await visit();
    sources[0]?.close();
    expect([next.statusCode, await textOf(next)]).toEqual([200, '<!DOCTYPE html>']);
  });

  const failedBody = () => new ReadableStream({ start: (source) => source.error(failure) });
});

it.each([
  ['has a status of its own', new Response('<p>', { status: 404 })],
  ['has no body', new Response(null)],
])('sends nothing in parts that %s', async (_, response) => {
  begin = async () => response;
  expect((await visit()).statusCode).toBe(204);
  expect(failures).toEqual([]);
});

describe('in parts', () => {
  const browser = {
    accept: 'text/html,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  const takes = (method: string, headers: Record<string, string>) =>
    takesStream({ method, headers: { ...browser, ...headers } } as unknown as IncomingMessage);

  it('a browser takes a document', () => {
    expect(takes('GET', {})).toBe(true);
  });

  it.each([
    ['HEAD', 'HEAD', {}],
    ['a form', 'POST', {}],
    ['a search engine', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['who asks for a picture', 'GET', { accept: 'image/*' }],
    ['who takes nothing compressed', 'GET', { 'accept-encoding': 'identity' }],
    ['who takes no gzip', 'GET', { 'accept-encoding': 'br' }],
  ])('%s does not', (_, method, headers) => {
    expect(takes(method, headers)).toBe(false);
  });
});

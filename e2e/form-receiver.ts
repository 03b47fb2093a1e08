import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** One call that arrived: its path, and the JSON it brought. */
export type ReceivedCall = { method: string; path: string; body: unknown };

/** How the next calls are answered: `hang up` ends the connection without a word. */
export type ResponseMode =
  | 'disconnect'
  | { status: number; body?: unknown; headers?: Record<string, string> };

const okResponse: ResponseMode = { status: 200, body: { ok: true } };

/** The end of the content service that forms are handed to: takes down every call and answers as it is told. */
export async function startFormReceiver() {
  let mode: ResponseMode = okResponse;
  let calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    calls.push(await callOf(request));
    if (mode === 'disconnect') return void request.socket.destroy();
    const { status, body, headers } = mode;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body ?? null));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    respondWith: (next: ResponseMode) => {
      mode = next;
    },
    /** As at the start: nothing arrived, everything is taken. */
    reset: () => {
      mode = okResponse;
      calls = [];
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function callOf(request: IncomingMessage): Promise<ReceivedCall> {
  const { method = '', url = '' } = request;
  return { method, path: url, body: await json(request).catch(() => null) };
}

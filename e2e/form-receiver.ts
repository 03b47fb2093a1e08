import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A received call with its JSON body. */
export type ReceivedCall = { method: string; path: string; body: unknown };

/** The response to further calls; `disconnect` closes the connection without one. */
export type ResponseMode =
  | 'disconnect'
  | { status: number; body?: unknown; headers?: Record<string, string> };

const okResponse: ResponseMode = { status: 200, body: { ok: true } };

/** Starts a stand-in for the content service that records POST requests and responds as configured. */
export async function startFormReceiver() {
  let mode: ResponseMode = okResponse;
  let calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const call = await callOf(request);
    // What forms send: a website that has just started reads content at any time.
    if (call.method === 'POST') calls.push(call);
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
    /** Forgets all calls, and responds with success again. */
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

import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { contentService } from '../mocks/content-service.ts';
import { createGracefulShutdown } from './shutdown.ts';

const CLIENTS = 20;

it('loses no requests on keep-alive connections', async () => {
  // These requests go to the server under test, not to the mocked content service.
  contentService.close();
  const server = createServer((_, response) => void setImmediate(() => response.end('here')));
  const { stop } = createGracefulShutdown(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let responseCount = 0;
  let stopped: Promise<void> | undefined;

  /** Sends requests until the server has stopped. @returns the error of the last one */
  async function client(): Promise<string> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      try {
        const request = get({ port, host: '127.0.0.1', agent });
        const [response] = await once(request, 'response');
        for await (const _ of response);
        responseCount += 1;
        if (responseCount === 50 * CLIENTS) stopped = stop();
      } catch (error) {
        return error instanceof Error && 'code' in error ? String(error.code) : String(error);
      }
    }
  }

  const errors = await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(new Set(errors)).toEqual(new Set(['ECONNREFUSED']));
  await stopped;
  contentService.listen({ onUnhandledFrame: 'error' });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedNotice {
  receivedAt: number;
  body: string;
  signature: string;
}

export interface WebhookReceiver {
  url: string;
  notices: ReceivedNotice[];
  /** All changes received so far. */
  changes: () => unknown[];
  shutDown: () => Promise<void>;
  restart: () => Promise<void>;
}

/** Starts a server that accepts change notices; it can be shut down and restarted on the same port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const notices: ReceivedNotice[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isNotice = request.method === 'POST' && request.url === '/-/changes';
    const signature = String(request.headers['x-signature']);
    if (isNotice) notices.push({ receivedAt: Date.now(), body, signature });
    response.writeHead(isNotice ? 204 : 404).end();
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    notices,
    changes: () => notices.flatMap(({ body }) => JSON.parse(body).changes),
    restart: () => listen(port),
    shutDown: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
